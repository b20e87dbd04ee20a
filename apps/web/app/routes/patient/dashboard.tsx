export { DashboardPage as default } from '../../features/patient/ui/dashboard-page.tsx';
