import {
  bookingAccepted,
  bookingCancelled,
  bookingMoved,
  bookingPaid,
  bookingReassigned,
  bookingRequested,
} from '@travesia/contracts/bookings';
import { actionsFor, nextState } from '@travesia/contracts/kit';
import { journeyMachine, journeyOverdue } from '@travesia/contracts/journeys';
import { accountErased } from '@travesia/contracts/privacy';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { transition } from '../../platform/transition/transition.ts';
import { caseLifecycle } from './cases/case.lifecycle.ts';
import { lockAskedOf } from './cases/cases.repo.ts';
import { endDocuments } from './documents/end-documents.ts';
import { offerRequired } from './documents/offer-documents.ts';
import { offerSurgeonChange } from './documents/offer-surgeon-change.ts';
import { journeyLifecycle, type JourneyRow } from './journey.lifecycle.ts';
import { isRunning } from './journey-sides.policy.ts';
import type { JourneysDeps } from './journeys-deps.ts';
import { findBookedTreatment, findJourneyOfBooking, lockAnyJourney, lockOpenOfPatient } from './journeys.repo.ts';
import { offerOn } from './offering/offer-on.ts';
import { endQuotes } from './quotes/end-quotes.ts';
import { endTasks } from './tasks/end-tasks.ts';
import { planTasks } from './tasks/plan-tasks.ts';

type BookedDeps = Pick<JourneysDeps, 'clock' | 'reference' | 'steps' | 'consents' | 'seal'>;

interface FollowDeps {
  clock: Clock;
}

/** Offers a case to the next clinic when one doesn't answer in time. */
export function followOverdue(outbox: Pick<Outbox, 'subscribe'>, deps: FollowDeps): void {
  outbox.subscribe(journeyOverdue, 'journeys.offer_on', (tx, { journey_id: id }) => offerOn(tx, deps, id));
}

/** Cancels what a patient had asked whose account was deleted, as if they had, and closes their cases: clinics needn't answer any more. */
export function followErasedPatients(outbox: Pick<Outbox, 'subscribe'>, { clock }: FollowDeps): void {
  outbox.subscribe(accountErased, 'journeys.cancel_of_erased', async (tx, { user_id: id }) => {
    const by = { actor: { kind: 'system' }, at: clock.now() } as const;
    for (const row of await lockOpenOfPatient(tx, id))
      // A second trip ends with its booking.
      if (row.trip === 1 && actionsFor(journeyMachine, row.status, 'patient').includes('cancel')) {
        await endDocuments(tx, row, by);
        await transition(tx, journeyLifecycle, { row, action: 'cancel', as: 'patient', ...by });
      }
    for (const row of await lockAskedOf(tx, id))
      await transition(tx, caseLifecycle, { row, action: 'close', as: 'system', ...by });
  });
}

/**
 * A journey is booked once the booking of its treatment is confirmed, and ends with it. A time that was not paid ends nothing:
 * the patient chooses another one.
 */
export function followBookings(outbox: Pick<Outbox, 'subscribe'>, deps: BookedDeps): void {
  const move = async (tx: Tx, bookingId: string, action: 'book' | 'cancel'): Promise<void> => {
    const of = await findJourneyOfBooking(tx, bookingId);
    const row = of && (await lockAnyJourney(tx, of.id));
    if (!row) return;
    if (of.trip === 2) return followReturn(tx, row, action);
    if (!mayMove(row, action)) return;
    const by = { actor: { kind: 'system' }, at: deps.clock.now() } as const;
    if (action === 'cancel') {
      await endQuotes(tx, row, by);
      await endTasks(tx, row, by);
      await endDocuments(tx, row, by);
    }
    const moved = await transition(tx, journeyLifecycle, { row, action, as: 'system', ...by });
    if (action !== 'book') return;
    await plan(tx, moved);
    await offerRequired(tx, deps, moved, by.at);
  };
  /** A second trip moves its journey as it is booked; called off, it leaves the patient in aftercare. */
  const followReturn = async (tx: Tx, row: JourneyRow, action: 'book' | 'cancel'): Promise<void> => {
    if (action === 'cancel' && mayMove(row, 'stay'))
      await transition(tx, journeyLifecycle, {
        row,
        action: 'stay',
        as: 'system',
        actor: { kind: 'system' },
        at: deps.clock.now(),
      });
    await plan(tx, row);
  };
  const plan = async (tx: Tx, row: JourneyRow): Promise<void> => {
    const booked = isRunning(row) ? await findBookedTreatment(tx, row) : undefined;
    if (booked) await planTasks(tx, deps, row, booked);
  };
  // Nearly all bookings are of no journey: several that are followed at the same time are looked up at once.
  const together = { together: true } as const;
  outbox.subscribe(bookingPaid, 'journeys.book', (tx, { booking_id: id }) => move(tx, id, 'book'), together);
  outbox.subscribe(bookingRequested, 'journeys.book_unpaid', (tx, { booking_id: id }) => move(tx, id, 'book'), {
    ...together,
    concerns: ({ status, journey_id: of }) => status === 'confirmed' && of !== null,
  });
  // A clinic that confirms its bookings itself, and asks for no deposit.
  outbox.subscribe(bookingAccepted, 'journeys.book_accepted', (tx, { booking_id: id }) => move(tx, id, 'book'), {
    ...together,
    concerns: ({ status }) => status === 'confirmed',
  });
  outbox.subscribe(
    bookingCancelled,
    'journeys.cancel',
    async (tx, { booking_id: id, reason }) => {
      if (reason !== 'not_paid') await move(tx, id, 'cancel');
    },
    together,
  );
  outbox.subscribe(
    bookingReassigned,
    'journeys.surgeon_change',
    async (tx, { booking_id: bookingId, from, to }) => {
      const of = from === null || from === to ? null : await findJourneyOfBooking(tx, bookingId);
      if (of && from !== null) await offerSurgeonChange(tx, deps, of.id, { from, to, at: deps.clock.now() });
    },
    together,
  );
  outbox.subscribe(bookingMoved, 'journeys.plan_again', async (tx, { booking_id: bookingId }) => {
    const of = await findJourneyOfBooking(tx, bookingId);
    const row = of && (await lockAnyJourney(tx, of.id));
    if (row) await plan(tx, row);
  });
}

const mayMove = ({ status }: JourneyRow, action: 'book' | 'cancel' | 'stay'): boolean =>
  nextState(journeyMachine, status, action, 'system') !== null;
