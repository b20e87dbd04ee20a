export { ApplicationsPage as default } from '../../features/admin/applications/ui/applications-page.tsx';
