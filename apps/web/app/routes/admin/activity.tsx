import { useAuditLogHead } from '../../features/audit/admin/use-head.ts';
import { AuditPage } from '../../features/audit/admin/ui/audit-page.tsx';
import { PortalPage } from '../../features/portal/portal-page.tsx';

const ADMINS = ['admin'] as const;

export default function AuditLog() {
  return (
    <PortalPage {...useAuditLogHead()} roles={ADMINS} feature="admin_activity">
      <AuditPage />
    </PortalPage>
  );
}
