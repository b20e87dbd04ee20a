export { JourneysPage as default } from '../../../features/journeys/own/ui/journeys-page.tsx';
