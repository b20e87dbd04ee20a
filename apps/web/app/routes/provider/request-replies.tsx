export { ClinicRepliesPage as default } from '../../features/leads/desk/ui/clinic-pages.tsx';
