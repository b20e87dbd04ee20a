import { exportClinicRequests, listClinicRequests } from '@travesia/contracts/leads';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useClinicArea } from '../../../contexts/index.ts';
import { MacrosScreen } from '../../../macros/index.ts';
import { ClinicPage } from '../../../portal/index.ts';
import { CLINIC_CALLS } from '../desk-calls.ts';
import { clinicList } from '../desk-lists.ts';
import { deskTexts } from '../texts.ts';
import { useClinicMacros } from '../use-lead-macros.ts';
import { useDeskColumns } from './desk-columns.tsx';
import { DeskScreen, useDeskWords } from './desk-screen.tsx';
import { LeadScreen } from './lead-screen.tsx';

const FEATURE = 'provider_nav_requests';

/** `/provider/requests`: consultation requests to the clinic. */
export function ClinicRequestsPage() {
  const t = useTexts(deskTexts);
  return (
    <ClinicPage title={t('clinic.title')} description={t('clinic.lead')} feature={FEATURE}>
      <Requests />
    </ClinicPage>
  );
}

function Requests() {
  const t = useTexts(deskTexts);
  const { base } = useClinicArea();
  const asked = useAsked(clinicList);
  const { page: _page, ...query } = asked;
  const loaded = useCall(listClinicRequests, { query: asked }, { keep: true });
  return (
    <DeskScreen
      title={t('clinic.title')}
      lead={t('clinic.lead')}
      definition={clinicList}
      filters={useDeskWords()}
      loaded={loaded}
      columns={useDeskColumns(loaded.data, { base: `${base}/requests` })}
      calls={CLINIC_CALLS}
      tab={asked.tab}
      ask={() => sessionCall(exportClinicRequests, { query })}
    />
  );
}

/** `/provider/requests/{id}`: a consultation request and its answer. */
export function ClinicRequestPage({ id }: { id: string }) {
  const t = useTexts(deskTexts);
  return (
    <ClinicPage title={t('record.title')} description={t('clinic.lead')} feature={FEATURE}>
      <Request id={id} />
    </ClinicPage>
  );
}

function Request({ id }: { id: string }) {
  const { base } = useClinicArea();
  const macros = useClinicMacros();
  return <LeadScreen key={id} id={id} calls={CLINIC_CALLS} list={`${base}/requests`} macros={macros} />;
}

/** `/provider/requests/replies`: the replies that the clinic saved. */
export function ClinicRepliesPage() {
  const t = useTexts(deskTexts);
  return (
    <ClinicPage title={t('replies.title')} description={t('replies.lead')} feature={FEATURE}>
      <Replies />
    </ClinicPage>
  );
}

function Replies() {
  const t = useTexts(deskTexts);
  const { base } = useClinicArea();
  return <MacrosScreen desk={useClinicMacros()} back={{ to: `${base}/requests`, label: t('record.back') }} />;
}
