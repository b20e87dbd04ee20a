export { DashboardPage as default } from '../../features/admin/dashboard/ui/dashboard-page.tsx';
