import '../../claims/claims.css';
import { listClinicRecalls, listNetworkRecalls, type RecallList, type SentRecall } from '@travesia/contracts/aftercare';
import type { Loaded } from '../../../../lib/calls/loaded.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { isId } from '../../../../lib/forms/is-id.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { useClinicArea } from '../../../contexts/index.ts';
import { ClinicPage, PortalPage } from '../../../portal/index.ts';
import { deskRecallsList } from '../recall-lists.ts';
import { recallsTexts } from '../texts.ts';
import { useRecallColumns } from './recall-columns.tsx';
import { RecallBadge } from './recall-status.tsx';
import { Recipients } from './recipients.tsx';

const CLINIC = 'provider_nav_journeys';
const NETWORK = { roles: ['organization'], feature: 'organization_journeys' } as const;
const NETWORK_LIST = '/organization/recalls';

/** `/provider/recalls`: recalls that concern the clinic’s patients. */
export function ClinicRecallsPage() {
  const t = useTexts(recallsTexts);
  return (
    <ClinicPage title={t('list.title')} description={t('list.lead')} feature={CLINIC}>
      <ClinicRecalls />
    </ClinicPage>
  );
}

function ClinicRecalls() {
  const { base } = useClinicArea();
  const loaded = useCall(listClinicRecalls, { query: useAsked(deskRecallsList) }, { keep: true });
  return <Recalls loaded={loaded} base={`${base}/recalls`} />;
}

/** `/organization/recalls`: those that concern patients of its clinics. */
export function NetworkRecallsPage() {
  const t = useTexts(recallsTexts);
  return (
    <PortalPage title={t('list.title')} description={t('list.lead')} {...NETWORK}>
      <NetworkRecalls />
    </PortalPage>
  );
}

function NetworkRecalls() {
  const loaded = useCall(listNetworkRecalls, { query: useAsked(deskRecallsList) }, { keep: true });
  return <Recalls loaded={loaded} base={NETWORK_LIST} />;
}

function Recalls({ loaded, base }: { loaded: Loaded<RecallList>; base: string }) {
  const t = useTexts(recallsTexts);
  return (
    <div className="stack">
      <h1>{t('list.title')}</h1>
      <p className="small muted">{t('list.lead')}</p>
      <ListScreen
        definition={deskRecallsList}
        caption={t('list.title')}
        loaded={loaded}
        rowKey={({ id }) => id}
        columns={useRecallColumns(base)}
        count={(count) => t('list.count', { count })}
        empty={t('list.empty')}
      />
    </div>
  );
}

/** `/provider/recalls/:recallId`: the clinic’s patients whom a recall concerns. */
export function ClinicRecallPage({ id }: { id: string }) {
  const t = useTexts(recallsTexts);
  return (
    <ClinicPage title={t('page.title')} description={t('page.lead')} feature={CLINIC}>
      <OfClinic id={id} />
    </ClinicPage>
  );
}

function OfClinic({ id }: { id: string }) {
  const { base } = useClinicArea();
  return <One id={id} base={base} calls />;
}

/** `/organization/recalls/:recallId`: patients of its clinics whom a recall concerns. */
export function NetworkRecallPage({ id }: { id: string }) {
  const t = useTexts(recallsTexts);
  return (
    <PortalPage title={t('page.title')} description={t('page.lead')} {...NETWORK}>
      <One id={id} base="/organization" />
    </PortalPage>
  );
}

interface OneProps {
  id: string;
  /** Path of the desk. */
  base: string;
  /** Whether the reader calls patients; networks watch. */
  calls?: boolean;
}

function One({ id, base, calls = false }: OneProps) {
  const t = useTexts(recallsTexts);
  return (
    <div className="stack">
      <BackLink to={`${base}/recalls`}>{t('list.title')}</BackLink>
      {isId(id) ? (
        <Recipients
          key={id}
          recallId={id}
          journeyPath={(journeyId) => `${base}/journeys/${journeyId}`}
          about={(recall) => <About recall={recall} calls={calls} />}
        />
      ) : (
        <EmptyState title={t('unknown')} />
      )}
    </div>
  );
}

/** What its patients were told and when, and what the desk does now. */
function About({ recall, calls }: { recall: SentRecall; calls: boolean }) {
  const { title, message, status, reference, approved_at: at } = recall;
  const t = useTexts(recallsTexts);
  const format = useFormat();
  const sent = at ? t('own.sent', { at: format.instant(at, ownTimeZone()) }) : '';
  return (
    <>
      <div className="row">
        <h1>{title}</h1>
        <RecallBadge status={status} />
      </div>
      <p className="small muted num">{[reference, sent].filter(Boolean).join(' · ')}</p>
      <p>{t(status === 'closed' ? 'desk.closed' : calls ? 'desk.lead' : 'desk.watch')}</p>
      <section className="card card-padded stack" aria-labelledby="told">
        <h2 id="told">{t('desk.told')}</h2>
        <p className="claim-text">{message}</p>
      </section>
    </>
  );
}
