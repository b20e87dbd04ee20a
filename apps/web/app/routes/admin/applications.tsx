export { ApplicationsPage as default } from '../../features/applications/admin/ui/applications-page.tsx';
