export { AdminRecallsPage as default } from '../../../features/aftercare/recalls/ui/admin-recalls-page.tsx';
