import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { lockAnyBooking } from '../../bookings/index.ts';
import { paymentLifecycle } from '../payment.lifecycles.ts';
import type { MoneyDeps } from '../payments-deps.ts';
import { findPayment, lockPayment } from '../payments.repo.ts';

/** Ends an attempt of a booking that ended, which the gateway never got: nobody can pay it, since nobody was told where. */
export async function abandonAttempt(
  { database, clock }: Pick<MoneyDeps, 'database' | 'clock'>,
  id: string,
): Promise<void> {
  const known = await findPayment(database.db, id);
  if (!known) return;
  await unitOfWork(database, async (tx) => {
    const booking = await lockAnyBooking(tx, known.bookingId);
    const row = await lockPayment(tx, id);
    if (!row || row.gatewayId || row.status !== 'requires_payment' || booking?.status === 'awaiting_payment') return;
    const by = { actor: { kind: 'system' } as const, as: 'system' as const, at: clock.now() };
    await transition(tx, paymentLifecycle, { row, action: 'cancel', ...by });
  });
}
