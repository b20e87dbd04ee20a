import { GatewayUnreachable } from '../../../platform/payments/gateway.ts';
import type { MoneyDeps } from '../payments-deps.ts';
import { findPayment, listPayments, lockPayment } from '../payments.repo.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { lockAnyBooking } from '../../bookings/index.ts';
import { paymentLifecycle } from '../payment.lifecycles.ts';
import { applyPayment } from './apply-payment.ts';

/** Makes it impossible to pay for a booking that ended. Whatever was paid meanwhile is given back. */
export async function closeAttempts(deps: Omit<MoneyDeps, 'logger'>, bookingId: string): Promise<void> {
  const { database, gateway } = deps;
  if (!gateway) return;
  for (const { id, gatewayId, status } of await listPayments(database.db, bookingId)) {
    if (status !== 'requires_payment' && status !== 'processing') continue;
    try {
      const known = gatewayId ?? (await gateway.findPayment(id))?.id;
      if (known) await applyPayment(deps, await gateway.cancelPayment(known));
    } catch (error) {
      // The reconciler asks again.
      if (!(error instanceof GatewayUnreachable)) throw error;
    }
  }
}

/** Ends an attempt of a booking that ended, which the gateway never got: nobody can pay it, since nobody was told where. */
export async function abandonAttempt({ database, clock }: Pick<MoneyDeps, 'database' | 'clock'>, id: string): Promise<void> {
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
