import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { GatewayRefused, GatewayUnreachable } from '../../../platform/payments/gateway.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { findPayment, findRefund, noteRefundTry } from '../payments.repo.ts';
import { SENDABLE } from '../payments.tables.ts';
import { applyRefund } from './apply-refund.ts';

const MINUTE_MS = 60_000;
/** The next try comes after 1, 2, 4 … minutes, at most an hour. */
const MOST_MINUTES = 60;

/**
 * Asks the gateway to pay out a refund, or how far it is. The refund’s id is the gateway’s idempotency key, so asking twice
 * pays once, whatever was lost in between. Returns whether it is settled.
 */
export async function sendRefund(deps: PaymentsDeps, id: string): Promise<boolean> {
  const { database, gateway, clock } = deps;
  const refund = await findRefund(database.db, id);
  const payment = refund && (await findPayment(database.db, refund.paymentId));
  if (!gateway || !refund || !payment?.gatewayId || !SENDABLE.includes(refund.status)) return false;
  const minutes = Math.min(2 ** refund.tries, MOST_MINUTES);
  const nextTryAt = new Date(clock.now().getTime() + minutes * MINUTE_MS);
  await unitOfWork(database, (tx) => noteRefundTry(tx, id, nextTryAt));
  const amount = { amount: refund.amountMinor, currency: refund.currency };
  try {
    await applyRefund(deps, await gateway.refund({ refundId: id, paymentId: payment.gatewayId, amount }));
    return true;
  } catch (error) {
    if (error instanceof GatewayUnreachable) return false;
    if (!(error instanceof GatewayRefused)) throw error;
    await applyRefund(deps, { refundId: id, id: refund.gatewayId ?? `refused:${id}`, status: 'failed' });
    return true;
  }
}
