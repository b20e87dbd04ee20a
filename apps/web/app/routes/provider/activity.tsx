import { useClinicActivityHead } from '../../features/audit/own/clinic/use-head.ts';
import { ClinicActivityPage } from '../../features/audit/own/clinic/ui/clinic-activity-page.tsx';
import { ClinicPage } from '../../features/portal/clinic-page.tsx';

export default function ClinicActivity() {
  return (
    <ClinicPage {...useClinicActivityHead()} feature="provider_nav_activity">
      <ClinicActivityPage />
    </ClinicPage>
  );
}
