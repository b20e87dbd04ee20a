import { useSearchParams } from 'react-router';
import { auditFilterOf } from '../../features/audit/admin/audit-filter.ts';
import { useAuditLogHead } from '../../features/audit/admin/use-head.ts';
import { AuditPage } from '../../features/audit/admin/ui/audit-page.tsx';
import { withQuery } from '../../lib/forms/query.ts';
import { PortalPage } from '../../features/portal/portal-page.tsx';

const ADMINS = ['admin'] as const;

export default function AuditLog() {
  const head = useAuditLogHead();
  const [query, setQuery] = useSearchParams();
  const search = query.toString();
  return (
    <PortalPage {...head} roles={ADMINS} feature="admin_activity">
      <AuditPage
        filter={auditFilterOf(query)}
        onFilter={(changes) =>
          setQuery(new URLSearchParams(withQuery('', search, changes).slice(1)), { preventScrollReset: true })
        }
      />
    </PortalPage>
  );
}
