import { GatewayUnreachable } from '../../../platform/payments/gateway.ts';
import type { MoneyDeps } from '../payments-deps.ts';
import { listPayments } from '../payments.repo.ts';
import { LIVE } from '../payments.tables.ts';
import { applyPayment } from './apply-payment.ts';

/** Makes it impossible to pay for a booking that ended. Whatever was paid meanwhile is given back. */
export async function closeAttempts(deps: Omit<MoneyDeps, 'logger'>, bookingId: string): Promise<void> {
  const { database, gateway } = deps;
  if (!gateway) return;
  for (const { id, gatewayId, status } of await listPayments(database.db, bookingId)) {
    if (!LIVE.includes(status)) continue;
    try {
      const known = gatewayId ?? (await gateway.findPayment(id))?.id;
      if (known) await applyPayment(deps, await gateway.cancelPayment(known));
    } catch (error) {
      // The reconciler asks again.
      if (!(error instanceof GatewayUnreachable)) throw error;
    }
  }
}
