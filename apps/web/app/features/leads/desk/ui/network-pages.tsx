import { exportNetworkRequests, listNetworkRequests } from '@travesia/contracts/leads';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { MacrosScreen } from '../../../macros/index.ts';
import { PortalPage } from '../../../portal/index.ts';
import { NETWORK_CALLS } from '../desk-calls.ts';
import { networkList } from '../desk-lists.ts';
import { deskTexts } from '../texts.ts';
import { networkMacros } from '../use-lead-macros.ts';
import { useDeskColumns } from './desk-columns.tsx';
import { DeskScreen, useDeskWords } from './desk-screen.tsx';
import { LeadScreen } from './lead-screen.tsx';

const ROLES = ['organization'] as const;
const LIST = '/organization/requests';

/** `/organization/requests`: consultation requests to the organization's clinics. */
export function NetworkRequestsPage() {
  const t = useTexts(deskTexts);
  return (
    <PortalPage
      title={t('network.title')}
      description={t('network.lead')}
      roles={ROLES}
      feature="organization_requests"
    >
      <Requests />
    </PortalPage>
  );
}

function Requests() {
  const t = useTexts(deskTexts);
  const asked = useAsked(networkList);
  const { page: _page, ...query } = asked;
  const loaded = useCall(listNetworkRequests, { query: asked }, { keep: true });
  const words = useDeskWords();
  const clinics = loaded.data?.clinics.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <DeskScreen
      title={t('network.title')}
      lead={t('network.lead')}
      definition={networkList}
      filters={{
        ...words,
        filters: { ...words.filters, clinic: { label: t('column.clinic'), any: t('filter.any'), options: clinics } },
      }}
      loaded={loaded}
      columns={useDeskColumns(loaded.data, { base: LIST, clinicRecords: '/organization/providers' })}
      calls={NETWORK_CALLS}
      tab={asked.tab}
      ask={() => sessionCall(exportNetworkRequests, { query })}
    />
  );
}

/** `/organization/requests/{id}`: a consultation request and its answer. */
export function NetworkRequestPage({ id }: { id: string }) {
  const t = useTexts(deskTexts);
  return (
    <PortalPage title={t('record.title')} description={t('network.lead')} roles={ROLES} feature="organization_requests">
      <LeadScreen key={id} id={id} calls={NETWORK_CALLS} list={LIST} macros={networkMacros} />
    </PortalPage>
  );
}

/** `/organization/requests/replies`: the replies that the organization saved. */
export function NetworkRepliesPage() {
  const t = useTexts(deskTexts);
  return (
    <PortalPage
      title={t('replies.title')}
      description={t('replies.lead')}
      roles={ROLES}
      feature="organization_requests"
    >
      <MacrosScreen desk={networkMacros} back={{ to: LIST, label: t('record.back') }} />
    </PortalPage>
  );
}
