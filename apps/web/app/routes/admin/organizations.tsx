export { OrganizationsPage as default } from '../../features/admin/organizations/ui/organizations-page.tsx';
