export { DashboardPage as default } from '../../features/platform-admin/dashboard/ui/dashboard-page.tsx';
