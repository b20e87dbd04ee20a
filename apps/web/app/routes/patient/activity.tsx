import { useActivityHead } from '../../features/audit/own/use-activity-head.ts';
import { ActivityPage } from '../../features/audit/own/ui/activity-page.tsx';
import { PortalPage } from '../../features/portal/portal-page.tsx';

export default function Activity() {
  return (
    <PortalPage {...useActivityHead()} feature="patient_nav_activity">
      <ActivityPage />
    </PortalPage>
  );
}
