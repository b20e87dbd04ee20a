import type { Tx } from '../../../platform/db/database.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { lockAnyBooking } from '../../bookings/index.ts';
import { balanceRequestLifecycle, type BalanceRequestRow } from './balance-request.lifecycle.ts';
import { lockLivePayment } from '../payments.repo.ts';
import { agreedDueAt } from './balance.rules.ts';
import { lockOpenRequest } from './balance-requests.repo.ts';

/** Nothing is asked for a booking that was cancelled, or of a price that no longer holds. */
export async function endRequestOf(tx: Tx, bookingId: string, at: Date): Promise<void> {
  await lockAnyBooking(tx, bookingId);
  const row = await lockOpenRequest(tx, bookingId);
  if (row) await withdraw(tx, row, at);
}

/** What was asked for by itself is asked for anew when the booking has another day; not while the money is on its way. */
export async function endOutdatedRequest(tx: Tx, bookingId: string, at: Date): Promise<void> {
  const booking = await lockAnyBooking(tx, bookingId);
  const live = await lockLivePayment(tx, bookingId);
  const row = await lockOpenRequest(tx, bookingId);
  if (!booking || !row || row.requestedBy !== null || live?.status === 'processing') return;
  if (agreedDueAt(booking, at)?.getTime() !== row.dueAt.getTime()) await withdraw(tx, row, at);
}

const withdraw = (tx: Tx, row: BalanceRequestRow, at: Date) =>
  transition(tx, balanceRequestLifecycle, {
    row,
    action: 'withdraw',
    actor: { kind: 'system' },
    as: 'system',
    at,
  });
