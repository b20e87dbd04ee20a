import {
  getSentRequest,
  listSentRequests,
  type SentRequest,
  type SentRequestSummary,
  withdrawSentRequest,
} from '@travesia/contracts/leads';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { defineList } from '../../../../lib/list/list-definition.ts';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { ThreadMessage } from '../../../../lib/workbench/thread-message.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FailedAct, LinesLoading } from '../../../../lib/workbench/screen/failed.tsx';
import { BackLink, ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Button, LinkButton } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { PortalPage } from '../../../portal/index.ts';
import { consultationPath } from '../../consultation/consultation-path.ts';
import { StatusBadge } from '../../desk/ui/status-badge.tsx';
import { sentTexts } from '../texts.ts';

const sentList = defineList('patient.requests');
const LIST = '/requests';

/** `/requests`: one's own consultation requests, with their answers. */
export function SentRequestsPage() {
  const t = useTexts(sentTexts);
  return (
    <PortalPage title={t('title')} description={t('lead')} feature="patient_nav_requests">
      <Requests />
    </PortalPage>
  );
}

function Requests() {
  const t = useTexts(sentTexts);
  const path = useLocalPath();
  const { page } = useAsked(sentList);
  const loaded = useCall(listSentRequests, { query: { page } }, { keep: true });
  return (
    <div>
      <div className="row between">
        <h1>{t('title')}</h1>
        <LinkButton href={path('/booking/consultation')} variant="primary">
          {t('ask')}
        </LinkButton>
      </div>
      <p className="muted measure admin-lead">{t('lead')}</p>
      <ListScreen
        definition={sentList}
        caption={t('title')}
        loaded={loaded}
        rowKey={({ id }) => id}
        card={(one) => <Card request={one} />}
        empty={t('empty')}
      />
    </div>
  );
}

function Card({ request }: { request: SentRequestSummary }) {
  const locale = useLocale();
  const t = useTexts(sentTexts);
  return (
    <>
      <ScreenLink to={`${LIST}/${request.id}`} className="strong">
        {request.about?.[locale] ?? request.clinic?.name ?? t('request')}
      </ScreenLink>
      <p className="row small muted">
        <StatusBadge status={request.status} />
        <span>{request.reference}</span>
        <Clock request={request} />
      </p>
    </>
  );
}

/** When it was sent and answered, or by when it will be. */
function Clock({ request }: { request: SentRequestSummary }) {
  const t = useTexts(sentTexts);
  const format = useFormat();
  const { answered_at: answered, sent_at: sent, due_on: due, status } = request;
  const dates = { sent: format.dayOf(sent, ownTimeZone()), due: format.date(due) };
  if (answered) return <span>{t('answeredOn', { ...dates, answered: format.dayOf(answered, ownTimeZone()) })}</span>;
  return <span>{t(status === 'received' ? 'dueBy' : 'sentOn', dates)}</span>;
}

/** `/requests/{id}`: one's own consultation request. */
export function SentRequestPage({ id }: { id: string }) {
  const t = useTexts(sentTexts);
  return (
    <PortalPage title={t('request')} description={t('lead')} feature="patient_nav_requests">
      <Request key={id} id={id} />
    </PortalPage>
  );
}

function Request({ id }: { id: string }) {
  const t = useTexts(sentTexts);
  const { data, problem, reload, show } = useCall(getSentRequest, { params: { id } });
  return (
    <div className="stack-wide lead-desk-record">
      <BackLink to={LIST}>{t('back')}</BackLink>
      {data ? null : <h1>{t('request')}</h1>}
      {problem ? <FailedLoad problem={problem} retry={reload} /> : null}
      {data ? <Whole request={data} show={show} reload={reload} /> : problem ? null : <LinesLoading />}
    </div>
  );
}

type Reason = NonNullable<SentRequest['reason']>;
const WHY = ['not_offered', 'not_suitable', 'no_capacity', 'records_needed'] as const;
/** The text of a reason; only those for declining reach a sender. */
const whyOf = (reason: Reason) => `reason.${WHY.find((one) => one === reason) ?? 'other'}` as const;

interface WholeProps {
  request: SentRequest;
  show: (request: SentRequest) => void;
  reload: () => Promise<void>;
}

function Whole({ request, show, reload }: WholeProps) {
  const t = useTexts(sentTexts);
  const locale = useLocale();
  const { clinic, about, reason, answers, message } = request;
  return (
    <>
      <header className="stack">
        <h1>{about?.[locale] ?? clinic?.name ?? t('request')}</h1>
        <p className="row lead-desk-badges">
          <StatusBadge status={request.status} />
          <span className="small muted num">{request.reference}</span>
          <span className="small muted">
            <Clock request={request} />
          </span>
        </p>
        {clinic ? (
          <p>
            <ScreenLink to={`/providers/${clinic.slug}`}>{clinic.name}</ScreenLink>
          </p>
        ) : null}
        {reason ? <Notice title={t('declined')}>{t(whyOf(reason))}</Notice> : null}
      </header>
      <section aria-labelledby="sent-message" className="stack">
        <h2 id="sent-message">{t('message')}</h2>
        <blockquote className="lead-desk-message">{message}</blockquote>
      </section>
      <section aria-labelledby="sent-answers" className="stack">
        <h2 id="sent-answers">{t('answers')}</h2>
        {answers.length ? null : <p className="muted">{t('noAnswers')}</p>}
        <ol className="thread">
          {answers.map(({ id, by, text, at }) => (
            <ThreadMessage
              key={id}
              mark="other"
              who={by === 'team' ? 'Travesía' : (clinic?.name ?? t(`by.${by}`))}
              text={text}
              at={at}
            />
          ))}
        </ol>
      </section>
      <Followup request={request} />
      <Withdraw request={request} show={show} reload={reload} />
    </>
  );
}

/** The way to answer the clinic: a request about it, with the reference of this one. */
export function Followup({ request }: { request: Pick<SentRequest, 'answers' | 'clinic' | 'reference'> }) {
  const t = useTexts(sentTexts);
  const path = useLocalPath();
  const { answers, clinic, reference } = request;
  if (!answers.length || !clinic) return null;
  return (
    <div className="stack">
      <p className="small muted">{t('followupText', { reference })}</p>
      <p>
        <LinkButton href={path(consultationPath({ provider: clinic.slug }))} variant="primary">
          {t('followup')}
        </LinkButton>
      </p>
    </div>
  );
}

function Withdraw({ request: { id, version, actions }, show, reload }: WholeProps) {
  const t = useTexts(sentTexts);
  const { busy, fault, run } = useAct();
  if (!actions.includes('withdraw')) return null;
  const withdraw = async () => {
    const changed = await run(() => sessionCall(withdrawSentRequest, { params: { id }, body: { version } }));
    if (!changed) return reload();
    show(changed);
    showToast(t('withdrawn'));
  };
  return (
    <div className="stack">
      <p className="small muted">{t('withdrawText')}</p>
      <FailedAct fault={fault} />
      <p>
        <Button type="button" busy={busy} onClick={() => void withdraw()}>
          {t('withdraw')}
        </Button>
      </p>
    </div>
  );
}
