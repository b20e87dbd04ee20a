export { ClinicIncidentsPage as default } from '../../../features/aftercare/desk/incident-pages.tsx';
