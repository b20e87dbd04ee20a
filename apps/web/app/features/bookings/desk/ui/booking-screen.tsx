import '../bookings-desk.css';
import { type Booking, getBooking, getBookingHistory } from '@travesia/contracts/bookings';
import { type BookingPayments, listBookingPayments } from '@travesia/contracts/payments';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../../lib/screen/failed-load.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { LinesLoading } from '../../../../lib/workbench/screen/failed.tsx';
import { BackLink, ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { JoinLink } from '../../../consultations/index.ts';
import { subjectOf } from '../booking-marks.ts';
import { bookingDeskTexts } from '../texts.ts';
import { BookingActs } from './booking-acts.tsx';
import { BookingBadge } from './booking-badge.tsx';
import { Until } from './booking-when.tsx';

/** Where a clinic’s own team has its patients: who acts for a clinic never writes for it. */
const OWN_PATIENTS = '/provider/patients';

interface BookingScreenProps {
  id: string;
  /** Path of the list, without language prefix. */
  list: string;
  /** Path of the patients’ records, for those of the clinic. */
  patients?: string;
  /** Path of clinics, for those who have several. */
  clinics?: string;
}

/** A booking with its patient, money and history, and what can be done with it. */
export function BookingScreen({ id, list, patients, clinics }: BookingScreenProps) {
  const t = useTexts(bookingDeskTexts);
  const { data, problem, reload, show } = useCall(getBooking, { params: { id } });
  if (problem?.code === 'access.not_allowed')
    return (
      <>
        <h1>{t('record.title')}</h1>
        <Notice icon="lock">{t('mayNot')}</Notice>
      </>
    );
  return (
    <div className="stack-wide">
      <BackLink to={list}>{t('record.back')}</BackLink>
      {data ? <Head booking={data} /> : <h1>{t('record.title')}</h1>}
      {problem ? <FailedLoad problem={problem} retry={reload} /> : null}
      {data ? (
        <div className="portal-columns booking-desk-columns">
          <div className="stack-wide">
            <section aria-labelledby="booking-work" className="stack">
              <h2 id="booking-work">{t('record.todo')}</h2>
              <BookingActs booking={data} show={show} reload={reload} />
              <Room booking={data} isOwnClinic={patients === OWN_PATIENTS} />
            </section>
            <Facts booking={data} patients={patients} clinics={clinics} />
            {data.notes ? (
              <section aria-labelledby="booking-notes" className="stack">
                <h2 id="booking-notes">{t('record.notes')}</h2>
                <blockquote className="booking-desk-notes" lang={data.language}>
                  {data.notes}
                </blockquote>
              </section>
            ) : null}
          </div>
          <div className="stack-wide">
            <Money key={`money ${data.version}`} booking={data} />
            <History key={`history ${data.version}`} id={id} />
          </div>
        </div>
      ) : problem ? null : (
        <LinesLoading />
      )}
    </div>
  );
}

/** The room of an online consultation and, once it is over, the clinic’s notes of it. */
function Room({ booking, isOwnClinic }: { booking: Booking; isOwnClinic: boolean }) {
  const t = useTexts(bookingDeskTexts);
  const { id, kind, status, video_room: room } = booking;
  const hasNotes = kind === 'online' && status === 'completed' && isOwnClinic;
  if (room === undefined && !hasNotes) return null;
  return (
    <p className="row">
      <JoinLink booking={booking} />
      {hasNotes ? <ScreenLink to={`/provider/consultations/${id}`}>{t('record.consultationNotes')}</ScreenLink> : null}
    </p>
  );
}

function Head({ booking }: { booking: Booking }) {
  const t = useTexts(bookingDeskTexts);
  const { patient, reference, status, cancellation, kind } = booking;
  return (
    <header className="stack-tight">
      <h1>{patient.name}</h1>
      <p className="row">
        <BookingBadge status={status} reason={cancellation?.reason ?? null} />
        <span>{subjectOf(booking) ?? t(`kind.${kind}`)}</span>
        <span className="muted num">{reference}</span>
        <Until booking={booking} />
      </p>
      {cancellation?.note ? <p className="muted">{t('record.because', { reason: cancellation.note })}</p> : null}
    </header>
  );
}

type FactsProps = { booking: Booking } & Record<'patients' | 'clinics', string | undefined>;

function Facts({ booking, patients, clinics }: FactsProps) {
  const t = useTexts(bookingDeskTexts);
  const format = useFormat();
  const {
    provider,
    clinician,
    starts_at: at,
    ends_at: end,
    time_zone: zone,
    contact,
    language,
    kind,
    patient,
  } = booking;
  const own = ownTimeZone();
  const subject = subjectOf(booking);
  return (
    <section aria-labelledby="booking-facts" className="stack">
      <h2 id="booking-facts">{t('record.facts')}</h2>
      <dl className="booking-facts">
        <dt>{t('column.when')}</dt>
        <dd>
          {format.dayOf(at, zone)}, {format.time(at, zone)} – {format.clock(end, zone)}
          {own === zone ? null : (
            <span className="admin-second">{t('when.yours', { time: format.instant(at, own) })}</span>
          )}
        </dd>
        <dt>{t('column.what')}</dt>
        <dd>
          {subject ?? t(`kind.${kind}`)}
          {subject ? <span className="admin-second">{t(`kind.${kind}`)}</span> : null}
        </dd>
        <dt>{t('column.clinic')}</dt>
        <dd>{clinics ? <ScreenLink to={`${clinics}/${provider.id}`}>{provider.name}</ScreenLink> : provider.name}</dd>
        {clinician ? (
          <>
            <dt>{t('column.clinician')}</dt>
            <dd>{clinician.name}</dd>
          </>
        ) : null}
        <dt>{t('record.language')}</dt>
        <dd>{format.languageAlone(language)}</dd>
        {contact?.email ? (
          <>
            <dt>{t('record.email')}</dt>
            <dd>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </dd>
          </>
        ) : null}
        {contact?.phone ? (
          <>
            <dt>{t('record.phone')}</dt>
            <dd>
              <a href={`tel:${contact.phone}`}>{contact.phone}</a>
            </dd>
          </>
        ) : null}
      </dl>
      {patients ? (
        <>
          {booking.status === 'pending' && !contact ? <p className="small muted">{t('record.hidden')}</p> : null}
          <p className="row">
            <ScreenLink to={`${patients}/${patient.id}`} className="btn btn-secondary btn-small">
              {t('record.patient')}
            </ScreenLink>
            {patients === OWN_PATIENTS ? (
              <ScreenLink to={`/provider/messages?new=1&to=${patient.id}`} className="btn btn-secondary btn-small">
                {t('record.message')}
              </ScreenLink>
            ) : null}
          </p>
        </>
      ) : null}
    </section>
  );
}

function Money({ booking: { id, trip } }: { booking: Booking }) {
  const t = useTexts(bookingDeskTexts);
  const loaded = useCall(listBookingPayments, { params: { id } });
  return (
    <section aria-labelledby="booking-money" className="stack">
      <h2 id="booking-money">{t('money.title')}</h2>
      <LoadState loaded={loaded}>
        {(money) =>
          money.paid || trip === 1 ? <Payments money={money} /> : <p className="muted">{t('money.included')}</p>
        }
      </LoadState>
    </section>
  );
}

function Payments({ money: { due, due_at: until, paid, payments, refunds } }: { money: BookingPayments }) {
  const t = useTexts(bookingDeskTexts);
  const format = useFormat();
  if (!paid) return <p className="muted">{t('money.free')}</p>;
  return (
    <>
      <p>
        {due && until
          ? t('money.due', { amount: format.money(due), time: format.instant(until, ownTimeZone()) })
          : t('money.paid', { amount: format.money(paid) })}
      </p>
      {payments.length || refunds.length ? (
        <ul className="booking-desk-lines booking-money">
          {payments.map(({ id, amount, status, created_at: at }) => (
            <li key={id}>
              <span>{t(`payment.${status}`)}</span> <span className="num">{format.money(amount)}</span>
              <span className="admin-second">{format.instant(at, ownTimeZone())}</span>
            </li>
          ))}
          {refunds.map(({ id, amount, status, created_at: at }) => (
            <li key={id}>
              <span>{t(`refund.${status}`)}</span> <span className="num">{format.money(amount)}</span>
              <span className="admin-second">{format.instant(at, ownTimeZone())}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function History({ id }: { id: string }) {
  const t = useTexts(bookingDeskTexts);
  const format = useFormat();
  const loaded = useCall(getBookingHistory, { params: { id } });
  return (
    <section aria-labelledby="booking-history" className="stack">
      <h2 id="booking-history">{t('history.title')}</h2>
      <LoadState loaded={loaded}>
        {({ data }) => (
          <ol className="booking-desk-lines">
            {data.map(({ at, status, by }) => (
              <li key={`${at} ${status}`}>
                <span>{t(`status.${status}`)}</span>
                <span className="admin-second">
                  {t(`by.${by}`)} · {format.instant(at, ownTimeZone())}
                </span>
              </li>
            ))}
          </ol>
        )}
      </LoadState>
    </section>
  );
}
