import { GatewayUnreachable } from '../../../platform/payments/gateway.ts';
import type { MoneyDeps } from '../payments-deps.ts';
import { listPayments } from '../payments.repo.ts';
import { LIVE } from '../payments.tables.ts';
import { isStillDue } from '../requests/is-still-due.ts';
import { applyPayment } from './apply-payment.ts';

/** Makes it impossible to pay for what is not due any more. Whatever was paid meanwhile is given back. */
export async function closeAttempts(deps: Omit<MoneyDeps, 'logger'>, bookingId: string): Promise<void> {
  const { database, gateway } = deps;
  if (!gateway) return;
  for (const payment of await listPayments(database.db, bookingId)) {
    const { id, gatewayId, status } = payment;
    if (!LIVE.includes(status) || (await isStillDue(database.db, payment))) continue;
    try {
      const known = gatewayId ?? (await gateway.findPayment(id))?.id;
      if (known) await applyPayment(deps, await gateway.cancelPayment(known));
    } catch (error) {
      // The reconciler asks again.
      if (!(error instanceof GatewayUnreachable)) throw error;
    }
  }
}
