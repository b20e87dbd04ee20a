import type { Money } from '@travesia/contracts/kit';
import type { Tx } from '../../../platform/db/database.ts';
import { type Move, transition } from '../../../platform/transition/transition.ts';
import { bookingLifecycle, type BookingRow } from '../booking.lifecycle.ts';
import type { BookingsDeps } from '../bookings-deps.ts';
import { paidOf, refundOf, refundReason } from './refunds.ts';

type Ending = Omit<Move<BookingRow, 'cancel' | 'mark_no_show'>, 'row' | 'id' | 'set'>;

/**
 * Ends a booking and begins the refund that its policy gives; null if it is free. Someone who did not come gets what a
 * cancellation on the day itself returns. What is kept is noted, so that accounts can be checked against it later.
 */
export async function endAndGiveBack(
  tx: Tx,
  { money }: Pick<BookingsDeps, 'money'>,
  row: BookingRow,
  ending: Ending,
): Promise<Money | null> {
  const isNoShow = ending.action === 'mark_no_show';
  const paid = paidOf(row, (await money.paid(tx, [row.id])).get(row.id) ?? 0);
  const reason = refundReason(isNoShow ? 'patient' : ending.as, row);
  const decided =
    row.terms && paid ? refundOf(row.terms, row, paid, { reason, at: isNoShow ? row.startsAt : ending.at }) : null;
  await transition(tx, bookingLifecycle, { ...ending, row, set: { keptMinor: decided?.kept.amount ?? null } });
  if (decided && decided.refund.amount > 0) await money.giveBack(tx, row.id, decided.refund, ending.at);
  return decided?.refund ?? null;
}
