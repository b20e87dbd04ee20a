export { DashboardPage as default } from '../../features/organizations/own/desk/dashboard-page.tsx';
