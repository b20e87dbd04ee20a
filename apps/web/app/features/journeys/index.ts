// Public API of journeys.
export { OpenJourneys } from './own/ui/open-journeys.tsx';
