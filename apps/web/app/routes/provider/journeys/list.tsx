export { ClinicJourneysPage as default } from '../../../features/journeys/desk/ui/clinic-pages.tsx';
