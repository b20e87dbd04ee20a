import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { lockAnyBooking } from '../../bookings/index.ts';
import { paymentLifecycle } from '../payment.lifecycles.ts';
import type { MoneyDeps } from '../payments-deps.ts';
import { findPayment, lockPayment } from '../payments.repo.ts';
import { isStillDue } from '../requests/is-still-due.ts';

/**
 * Ends an attempt that the gateway never got: nobody can pay it, since nobody was told where. One that may still be made there, since what it
 * is for is due, stays; except for a balance, whose attempts end before it does.
 */
export async function abandonAttempt(
  { database, clock }: Pick<MoneyDeps, 'database' | 'clock'>,
  id: string,
): Promise<void> {
  const known = await findPayment(database.db, id);
  if (!known) return;
  await unitOfWork(database, async (tx) => {
    await lockAnyBooking(tx, known.bookingId);
    const row = await lockPayment(tx, id);
    if (!row || row.gatewayId || row.status !== 'requires_payment') return;
    const isOver = row.requestId !== null && row.expiresAt <= clock.now();
    if (!isOver && (await isStillDue(tx, row))) return;
    const by = { actor: { kind: 'system' } as const, as: 'system' as const, at: clock.now() };
    await transition(tx, paymentLifecycle, { row, action: 'cancel', ...by });
  });
}
