import { exportAdminRequests, LEAD_KINDS, listAdminRequests } from '@travesia/contracts/leads';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { MacrosScreen } from '../../../macros/index.ts';
import { PortalPage } from '../../../portal/index.ts';
import { ADMIN_CALLS } from '../desk-calls.ts';
import { adminList } from '../desk-lists.ts';
import { deskTexts } from '../texts.ts';
import { useTeamMacros } from '../use-lead-macros.ts';
import { useDeskColumns } from './desk-columns.tsx';
import { DeskScreen, useDeskWords } from './desk-screen.tsx';
import { LeadScreen } from './lead-screen.tsx';

const ROLES = ['admin'] as const;
const LIST = '/admin/requests';

/** `/admin/requests`: messages, claims, and consultation requests that no clinic answers. */
export function AdminRequestsPage() {
  const t = useTexts(deskTexts);
  return (
    <PortalPage title={t('admin.title')} description={t('admin.lead')} roles={ROLES} feature="admin_requests">
      <Requests />
    </PortalPage>
  );
}

function Requests() {
  const t = useTexts(deskTexts);
  const isDemo = useSession((session) => session.user?.demo ?? false);
  const asked = useAsked(adminList);
  const { page: _page, ...query } = asked;
  const loaded = useCall(listAdminRequests, { query: asked }, { keep: true });
  const words = useDeskWords();
  const kinds = LEAD_KINDS.map((value) => ({
    value,
    label: t(`kind.${value}`),
    count: loaded.data?.kinds[value],
  }));
  return (
    <DeskScreen
      title={t('admin.title')}
      lead={t(isDemo ? 'admin.demo' : 'admin.lead')}
      definition={adminList}
      filters={{
        ...words,
        filters: { ...words.filters, kind: { label: t('column.kind'), any: t('filter.any'), options: kinds } },
      }}
      loaded={loaded}
      columns={useDeskColumns(loaded.data, { base: LIST, kind: true, clinicRecords: '/admin/providers' })}
      calls={ADMIN_CALLS}
      tab={asked.tab}
      ask={() => sessionCall(exportAdminRequests, { query })}
    />
  );
}

/** `/admin/requests/{id}`: a message, a claim with its evidence, or a consultation request. */
export function AdminRequestPage({ id }: { id: string }) {
  const t = useTexts(deskTexts);
  const macros = useTeamMacros();
  return (
    <PortalPage title={t('record.title')} description={t('admin.lead')} roles={ROLES} feature="admin_requests">
      <LeadScreen key={id} id={id} calls={ADMIN_CALLS} list={LIST} macros={macros} />
    </PortalPage>
  );
}

/** `/admin/requests/replies`: the replies that the team saved for requests. */
export function AdminRepliesPage() {
  const t = useTexts(deskTexts);
  const macros = useTeamMacros();
  return (
    <PortalPage title={t('replies.title')} description={t('replies.lead')} roles={ROLES} feature="admin_requests">
      <MacrosScreen desk={macros} back={{ to: LIST, label: t('record.back') }} />
    </PortalPage>
  );
}
