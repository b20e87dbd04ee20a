import type { Tx } from '../../../platform/db/database.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { lockAnyBooking } from '../../bookings/index.ts';
import { balanceRequestLifecycle } from './balance-request.lifecycle.ts';
import { lockOpenRequest } from './balance-requests.repo.ts';

/** Nothing is asked for a booking that was cancelled, or of a price that no longer holds. */
export async function endRequestOf(tx: Tx, bookingId: string, at: Date): Promise<void> {
  await lockAnyBooking(tx, bookingId);
  const row = await lockOpenRequest(tx, bookingId);
  if (!row) return;
  await transition(tx, balanceRequestLifecycle, {
    row,
    action: 'withdraw',
    actor: { kind: 'system' },
    as: 'system',
    at,
  });
}
