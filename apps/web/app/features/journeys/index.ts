// Public API of journeys.
export { type DayOf, loadDayOf } from './plan/day-of/load-day-of.ts';
export { OpenJourneys } from './own/ui/open-journeys.tsx';
