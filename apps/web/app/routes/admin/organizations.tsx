export { OrganizationsPage as default } from '../../features/organizations/admin/ui/organizations-page.tsx';
