export { NetworkIncidentsPage as default } from '../../features/aftercare/desk/incident-pages.tsx';
