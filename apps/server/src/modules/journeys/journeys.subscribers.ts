import { bookingCancelled, bookingPaid, bookingRequested } from '@travesia/contracts/bookings';
import { nextState } from '@travesia/contracts/kit';
import { journeyMachine } from '@travesia/contracts/journeys';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { transition } from '../../platform/transition/transition.ts';
import { journeyLifecycle, type JourneyRow } from './journey.lifecycle.ts';
import { endQuotes } from './quotes/end-quotes.ts';
import { findJourneyIdOfBooking, lockAnyJourney } from './journeys.repo.ts';

/**
 * A journey is booked once the booking of its treatment is confirmed, and ends with it. A time that was not paid ends nothing:
 * the patient chooses another one.
 */
export function followBookings(outbox: Pick<Outbox, 'subscribe'>, { clock }: { clock: Clock }): void {
  const move = async (tx: Tx, bookingId: string, action: 'book' | 'cancel'): Promise<void> => {
    const id = await findJourneyIdOfBooking(tx, bookingId);
    const row = id === null ? undefined : await lockAnyJourney(tx, id);
    if (!row || !mayMove(row, action)) return;
    const by = { actor: { kind: 'system' }, at: clock.now() } as const;
    if (action === 'cancel') await endQuotes(tx, row, by);
    await transition(tx, journeyLifecycle, { row, action, as: 'system', ...by });
  };
  outbox.subscribe(bookingPaid, 'journeys.book', (tx, { booking_id: id }) => move(tx, id, 'book'));
  outbox.subscribe(bookingRequested, 'journeys.book_unpaid', async (tx, { booking_id: id, status }) => {
    if (status === 'confirmed') await move(tx, id, 'book');
  });
  outbox.subscribe(bookingCancelled, 'journeys.cancel', async (tx, { booking_id: id, reason }) => {
    if (reason !== 'not_paid') await move(tx, id, 'cancel');
  });
}

const mayMove = ({ status }: JourneyRow, action: 'book' | 'cancel'): boolean =>
  nextState(journeyMachine, status, action, 'system') !== null;
