import './proposals.css';
import { getProposal, type Proposal } from '@travesia/contracts/messaging';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useSession } from '../../../lib/session/session-store.ts';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { choosePath, reviewPath } from '../../bookings/index.ts';
import { QuoteBadge, quotePath } from '../../journeys/index.ts';
import { ProposalShape } from './proposal-shape.tsx';
import { proposalTexts } from './texts.ts';

/** How often what became of it is asked for without a live connection. */
const EVERY_MS = 60_000;

/** Where a quote is read by each role. */
const QUOTE_PATHS: Readonly<Record<string, typeof quotePath>> = {
  patient: quotePath,
  provider: (journeyId, quoteId) => `/provider/journeys/${journeyId}/quotes/${quoteId}`,
};

type Of<K extends Proposal['kind']> = Extract<Proposal, { kind: K }>;

/** What was sent with a message, as it is now: times to book, or a quote. */
export default function ProposalCard({ messageId }: { messageId: string }) {
  const t = useTexts(proposalTexts);
  const { data, problem, reload } = useCall(
    getProposal,
    { params: { id: messageId } },
    { every: EVERY_MS, followsChanges: true },
  );
  if (data) return data.kind === 'times' ? <Times proposal={data} /> : <QuoteOf proposal={data} />;
  if (!problem) return <ProposalShape />;
  return (
    <div className="msg-proposal" role="alert">
      <p className="small">
        {t('failed')}{' '}
        <button type="button" className="msg-link" onClick={() => void reload()}>
          {t('again')}
        </button>
      </p>
    </div>
  );
}

function Times({ proposal }: { proposal: Of<'times'> }) {
  const t = useTexts(proposalTexts);
  const format = useFormat();
  const { visit, service, clinician, price, time_zone: zone, times, can_book: canBook } = proposal;
  const choice = { clinic: proposal.clinic, kind: visit, service: service?.slug, clinician: clinician.id };
  return (
    <section className="msg-proposal" aria-label={t('times.title')}>
      <p className="msg-proposal-head">
        <Icon name="calendar-clock" />
        <b>{t('times.title')}</b>
      </p>
      <p className="small">
        {service?.name ?? t(`visit.${visit}`)}
        {' · '}
        {t('with', { name: clinician.name })}
        {' · '}
        <span className="num">{price ? format.money(price) : t('free')}</span>
      </p>
      <ul className="msg-times">
        {times.map((time) => (
          <li key={time.starts_at} data-state={time.state}>
            <TimeOf time={time} zone={zone} isForPatient={canBook} />
            <TimeAct time={time} zone={zone} canBook={canBook} choice={choice} />
          </li>
        ))}
      </ul>
      <p className="small muted">
        {t(canBook ? 'held' : 'held.clinic')}{' '}
        {canBook ? <ScreenLink to={choosePath(choice)}>{t('more')}</ScreenLink> : null}
      </p>
    </section>
  );
}

type ShownTime = Of<'times'>['times'][number];

/** At the clinic and, for a patient elsewhere, in their own zone. */
function TimeOf({ time, zone, isForPatient }: { time: ShownTime; zone: string; isForPatient: boolean }) {
  const t = useTexts(proposalTexts);
  const format = useFormat();
  const at = time.starts_at;
  const mine = ownTimeZone();
  const isSameDay = format.dayOf(at, mine) === format.dayOf(at, zone);
  const own = isSameDay ? format.time(at, mine) : `${format.dayOf(at, mine)}, ${format.time(at, mine)}`;
  const isElsewhere = isForPatient && !(isSameDay && own === format.time(at, zone));
  return (
    <span className="msg-time num">
      <span>{`${format.date(time.date, 'weekday')}, ${format.clock(at, zone)}`}</span>
      {isElsewhere ? <small className="muted">{t('yours', { time: own })}</small> : null}
    </span>
  );
}

interface TimeActProps {
  time: ShownTime;
  zone: string;
  canBook: boolean;
  choice: Parameters<typeof reviewPath>[0];
}

function TimeAct({ time, zone, canBook, choice }: TimeActProps) {
  const t = useTexts(proposalTexts);
  const format = useFormat();
  const { state, booking_id: bookingId, date, time: wall, starts_at: starts } = time;
  if (state === 'free' && canBook)
    return (
      <ScreenLink to={reviewPath({ ...choice, date, time: wall, starts })} className="btn btn-primary btn-small">
        <span aria-hidden="true">{t('book')}</span>
        <span className="sr-only">
          {t('book.time', { time: `${format.date(date, 'weekday')}, ${format.clock(starts, zone)}` })}
        </span>
      </ScreenLink>
    );
  return (
    <span className="msg-time-state small">
      {state === 'booked' ? <Icon name="circle-check" /> : null}
      {t(`state.${state}`)}
      {bookingId && canBook ? (
        <>
          {' · '}
          <ScreenLink to={`/bookings/${bookingId}`}>{t('booking.open')}</ScreenLink>
        </>
      ) : null}
    </span>
  );
}

function QuoteOf({ proposal }: { proposal: Of<'quote'> }) {
  const t = useTexts(proposalTexts);
  const format = useFormat();
  const role = useSession((session) => session.user?.role);
  const { quote_id: id, journey_id: journeyId, number, quote_kind: kind, status, treatment, total } = proposal;
  const name = t(kind === 'quote' ? 'quote.name' : 'quote.change_order', { number });
  const path = QUOTE_PATHS[role ?? ''];
  return (
    <section className="msg-proposal" aria-label={name}>
      <p className="msg-proposal-head">
        <Icon name="file-text" />
        <b>{name}</b>
        <QuoteBadge status={status} />
      </p>
      <p className="small">
        {treatment ? `${treatment} · ` : null}
        <span className="num">{proposal.reference}</span>
      </p>
      <p className="msg-proposal-total num">{format.money(total)}</p>
      {status === 'sent' && proposal.valid_until ? (
        <p className="small muted">{t('quote.until', { time: format.instant(proposal.valid_until, ownTimeZone()) })}</p>
      ) : null}
      {path ? (
        <p>
          <ScreenLink to={path(journeyId, id)} className="btn btn-small">
            {t('quote.open')}
          </ScreenLink>
        </p>
      ) : null}
    </section>
  );
}
