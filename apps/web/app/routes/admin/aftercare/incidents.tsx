export { TeamIncidentsPage as default } from '../../../features/aftercare/desk/incident-pages.tsx';
