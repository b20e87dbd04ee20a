import type { RefundReason } from '@travesia/contracts/terms';
import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { bookingTold } from '../booking-told.ts';
import { lockAnyBooking, writeFreeExit, writeTerms } from '../bookings.repo.ts';
import type { AgreedTerms } from './agreed-terms.ts';

/** What a change order changes. */
type ChangedTerms = Required<Pick<AgreedTerms, 'price' | 'lines' | 'taken_at' | 'balance_due_days'>>;

/**
 * Gives a confirmed booking another price that both sides agreed to. Its deposit was paid and stays what it was. Throws
 * `bookings.not_possible`.
 */
export async function changeAgreedPrice(
  tx: Tx,
  bookingId: string,
  { price, lines, taken_at, balance_due_days }: ChangedTerms,
): Promise<void> {
  const row = await lockAnyBooking(tx, bookingId);
  if (row?.status !== 'confirmed' || !row.terms || price.amount < row.terms.deposit.amount)
    throw new ProblemError('bookings.not_possible');
  await writeTerms(tx, row, { ...row.terms, price, lines, taken_at, balance_due_days });
  bookingTold({ ...row, version: row.version + 1 })();
}

/** Gives the patient of a booking the right to leave with what a reason returns. */
export async function letLeave(
  tx: Tx,
  bookingId: string,
  reason: Extract<RefundReason, 'surgeon_changed' | 'price_increase_over_cap'>,
): Promise<void> {
  const row = await lockAnyBooking(tx, bookingId);
  if (row?.status === 'confirmed') await writeFreeExit(tx, row, reason);
}
