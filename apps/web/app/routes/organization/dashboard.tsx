import { TrendsPart } from '../../features/analytics/ui/trends-part.tsx';
import { DashboardPage } from '../../features/organizations/own/desk/dashboard-page.tsx';

export default function OrganizationDashboard() {
  return (
    <DashboardPage>
      <TrendsPart of="organization" />
    </DashboardPage>
  );
}
