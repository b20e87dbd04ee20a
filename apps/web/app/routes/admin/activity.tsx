import { useSearchParams } from 'react-router';
import { auditFilterOf } from '../../features/admin/activity/audit-filter.ts';
import { auditLogTexts } from '../../features/admin/activity/texts.ts';
import { AuditPage } from '../../features/admin/activity/ui/audit-page.tsx';
import { withQuery } from '../../lib/forms/query.ts';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../lib/portal/portal-page.tsx';

const ADMINS = ['admin'] as const;

export default function AuditLog() {
  const t = useTexts(auditLogTexts);
  const [query, setQuery] = useSearchParams();
  const search = query.toString();
  return (
    <PortalPage title={t('title')} description={t('description')} roles={ADMINS} feature="admin_activity">
      <AuditPage
        filter={auditFilterOf(query)}
        search={search}
        onFilter={(changes) =>
          setQuery(new URLSearchParams(withQuery('', search, changes).slice(1)), { preventScrollReset: true })
        }
      />
    </PortalPage>
  );
}
