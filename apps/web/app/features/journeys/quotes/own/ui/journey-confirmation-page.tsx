import '../own-quotes.css';
import { getJourney, type Journey } from '@travesia/contracts/journeys';
import { useCall } from '../../../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../../../lib/dates/own-time-zone.ts';
import { isId } from '../../../../../lib/forms/is-id.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../../lib/screen/load-state.tsx';
import { ScreenLink } from '../../../../../lib/workbench/screen/places.tsx';
import { LinkButton } from '../../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../../ui/feedback/empty-state.tsx';
import { Icon } from '../../../../../ui/icon/icon.tsx';
import {
  BookedLines,
  BookingScreen,
  BookingStatusBadge,
  CalendarButton,
  CancelBy,
  PaidLines,
  ReceiptButton,
  type ShownBooking,
} from '../../../../bookings/index.ts';
import { PortalPage } from '../../../../portal/index.ts';
import { PeopleSection } from '../../../own/sections/people-section.tsx';
import { stateOf } from '../confirmation-state.ts';
import { ownQuotesTexts } from '../texts.ts';
import { BalanceLine } from './balance-line.tsx';
import { NextTasks } from './next-tasks.tsx';

const LOOK_MS = 20_000;

/** `/treatment-journeys/:journeyId/confirmation`: what is booked, paid and due, and what comes next. */
export function JourneyConfirmationPage({ id }: { id: string }) {
  const t = useTexts(ownQuotesTexts);
  return (
    <PortalPage title={t('done.title')} description={t('done.lead')} feature="patient_nav_journeys">
      {isId(id) ? <Known key={id} id={id} /> : <Unknown />}
    </PortalPage>
  );
}

function Known({ id }: { id: string }) {
  const t = useTexts(ownQuotesTexts);
  const loaded = useCall(getJourney, { params: { id } }, { every: LOOK_MS });
  const { data, problem } = loaded;
  if (data === null && problem?.status === 404) return <Unknown />;
  if (data && !data.booking) return <NothingBooked id={id} />;
  return (
    <>
      {data ? null : <h1>{t('done.title')}</h1>}
      <LoadState loaded={loaded} tall>
        {(journey) => (
          <BookingScreen id={journey.booking?.id ?? null} heading={t('done.title')}>
            {(shown) => <Confirmation journey={journey} {...shown} />}
          </BookingScreen>
        )}
      </LoadState>
    </>
  );
}

const MARKS = {
  asked: { tone: 'info', icon: 'clock' },
  confirmed: { tone: 'success', icon: 'circle-check' },
  waiting: { tone: 'info', icon: 'clock' },
  unpaid: { tone: 'warning', icon: 'coins' },
  over: { tone: 'danger', icon: 'x' },
} as const;

function Confirmation({ journey, booking, money }: ShownBooking & { journey: Journey }) {
  const t = useTexts(ownQuotesTexts);
  const format = useFormat();
  const path = useLocalPath();
  const state = stateOf(booking, money);
  const { tone, icon } = MARKS[state];
  const due = booking.payment_due_at;
  const names = { clinic: journey.provider.name, treatment: journey.treatment.name };
  return (
    <>
      <header className="booking-done">
        <span className={`booking-mark booking-mark-${tone}`}>
          <Icon name={icon} />
        </span>
        <div>
          <h1>{t(`done.${state}`)}</h1>
          <p role="status" className="muted measure">
            {t(`done.${state}.text`, names)}
            {due && state !== 'confirmed' && state !== 'over'
              ? ` ${t('done.held', { time: format.instant(due, ownTimeZone()) })}`
              : null}
          </p>
        </div>
      </header>
      <div className="booking-columns">
        <div className="stack-wide">
          <section className="card card-padded stack" aria-label={t('done.booked')}>
            <BookedLines booking={booking} />
            <p className="row">
              <BookingStatusBadge status={booking.status} />
              <span className="small muted num">{booking.reference}</span>
            </p>
            <div className="row">
              {state === 'unpaid' || state === 'waiting' ? (
                <LinkButton
                  variant={state === 'unpaid' ? 'primary' : 'secondary'}
                  href={path(`/booking/payment?booking=${booking.id}`)}
                >
                  {t(state === 'unpaid' ? 'done.pay' : 'done.payOther')}
                </LinkButton>
              ) : null}
              {state === 'over' ? null : <CalendarButton booking={booking} />}
              <ScreenLink
                to={`/journey/${journey.id}`}
                className={state === 'confirmed' ? 'btn btn-primary' : 'btn btn-secondary'}
              >
                {t('done.journey')}
              </ScreenLink>
            </div>
          </section>
          {state === 'confirmed' ? <NextTasks journeyId={journey.id} /> : null}
          <PeopleSection journey={journey} show={() => undefined} reload={() => Promise.resolve()} />
        </div>
        <aside className="card card-padded stack booking-aside" aria-label={t('done.money')}>
          <PaidLines booking={booking} money={money} />
          <BalanceLine journey={journey} booking={booking} money={money} />
          <Receipts money={money} />
          {state === 'confirmed' ? <CancelBy booking={booking} /> : null}
          <p className="small">
            <ScreenLink to={`/bookings/${booking.id}`}>{t('done.booking')}</ScreenLink>
          </p>
        </aside>
      </div>
    </>
  );
}

/** Receipts of what arrived. */
function Receipts({ money: { payments } }: Pick<ShownBooking, 'money'>) {
  const format = useFormat();
  const arrived = payments.filter(({ paid_at: at }) => at !== null);
  if (arrived.length === 0) return null;
  return (
    <p className="row">
      {arrived.map(({ id, amount }) => (
        <ReceiptButton key={id} kind="payment" id={id} about={format.money(amount)} />
      ))}
    </p>
  );
}

function NothingBooked({ id }: { id: string }) {
  const t = useTexts(ownQuotesTexts);
  return (
    <>
      <h1>{t('done.title')}</h1>
      <EmptyState
        title={t('done.nothing')}
        action={
          <ScreenLink to={`/journey/${id}`} className="btn btn-primary">
            {t('done.journey')}
          </ScreenLink>
        }
      >
        <p>{t('done.nothing.text')}</p>
      </EmptyState>
    </>
  );
}

function Unknown() {
  const t = useTexts(ownQuotesTexts);
  const path = useLocalPath();
  return (
    <>
      <h1>{t('done.title')}</h1>
      <EmptyState
        title={t('done.unknown')}
        action={
          <LinkButton variant="primary" href={path('/treatment-journeys')}>
            {t('unknown.list')}
          </LinkButton>
        }
      >
        <p>{t('unknown.text')}</p>
      </EmptyState>
    </>
  );
}
