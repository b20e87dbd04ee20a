import { usePatientsHead } from '../../features/accounts/admin/use-head.ts';
import { PatientsPage } from '../../features/accounts/admin/ui/patients-page.tsx';
import { PortalPage } from '../../features/portal/portal-page.tsx';

const ADMINS = ['admin'] as const;

export default function Patients() {
  return (
    <PortalPage {...usePatientsHead()} roles={ADMINS} feature="admin_patients">
      <PatientsPage />
    </PortalPage>
  );
}
