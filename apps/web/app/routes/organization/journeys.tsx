export { NetworkJourneysPage as default } from '../../features/journeys/desk/ui/network-pages.tsx';
