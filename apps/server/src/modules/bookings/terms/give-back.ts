import type { MachineActor, Money } from '@travesia/contracts/kit';
import type { Tx } from '../../../platform/db/database.ts';
import type { BookingRow } from '../booking.lifecycle.ts';
import type { BookingsDeps } from '../bookings-deps.ts';
import { paidOf, refundOf, refundReason } from './refunds.ts';

/** Begins the refund that the policy gives for a booking that just ended; null if it is free. `row` is the booking before. */
export async function giveBack(
  tx: Tx,
  { money }: Pick<BookingsDeps, 'money'>,
  row: BookingRow,
  as: MachineActor,
  at: Date,
): Promise<Money | null> {
  const paid = paidOf(row, (await money.paid(tx, [row.id])).get(row.id) ?? 0);
  if (!row.terms || !paid) return null;
  const { refund } = refundOf(row.terms, row, paid, { reason: refundReason(as, row), at });
  if (refund.amount > 0) await money.giveBack(tx, row.id, refund, at);
  return refund;
}
