import { PortalPage } from '../../features/portal/portal-page.tsx';
import { ReportsPage } from '../../features/platform-admin/reports/ui/reports-page.tsx';
import { useReportsHead } from '../../features/platform-admin/reports/use-reports-head.ts';

export default function Reports() {
  return (
    <PortalPage {...useReportsHead()}>
      <ReportsPage />
    </PortalPage>
  );
}
