export { DashboardPage as default } from '../../features/network/desk/dashboard-page.tsx';
