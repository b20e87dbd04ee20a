import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { GatewayRefused, GatewayUnreachable } from '../../../platform/payments/gateway.ts';
import { DEMO_PAYMENT } from '../demo/demo-payment.ts';
import type { PaymentRow } from '../payment.lifecycles.ts';
import type { MoneyDeps } from '../payments-deps.ts';
import { findPayment, findRefund, isDisputed, noteRefundTry, postponeRefund } from '../payments.repo.ts';
import { SENDABLE } from '../payments.tables.ts';
import { applyRefund } from './apply-refund.ts';

const MINUTE_MS = 60_000;
/** The next try comes after 1, 2, 4 … minutes, at most an hour. */
const MOST_MINUTES = 60;
/** While a bank holds the money, nothing can be paid out; what it decides also decides what is left to give back. */
const DISPUTED_MINUTES = 5;
/** What gateways say while a bank holds the money; the message about the dispute may still be on its way. */
const HELD_BY_A_BANK = new Set(['payment_disputed', 'charge_disputed']);

/**
 * Asks the gateway to pay out a refund, or how far it is. The refund’s id is the gateway’s idempotency key, so asking twice
 * pays once, whatever was lost in between. Returns whether it is settled.
 */
export async function sendRefund(deps: Omit<MoneyDeps, 'logger'>, id: string): Promise<boolean> {
  const { database, gateway, clock } = deps;
  const refund = await findRefund(database.db, id);
  const payment = refund && (await findPayment(database.db, refund.paymentId));
  if (!gateway || !refund || !payment?.gatewayId || !SENDABLE.includes(refund.status)) return false;
  const after = (minutes: number) => new Date(clock.now().getTime() + minutes * MINUTE_MS);
  if (refund.status === 'requested' && (await isDisputed(database.db, payment.id))) {
    await unitOfWork(database, (tx) => postponeRefund(tx, id, after(DISPUTED_MINUTES)));
    return false;
  }
  await unitOfWork(database, (tx) => noteRefundTry(tx, id, after(Math.min(2 ** refund.tries, MOST_MINUTES))));
  const amount = { amount: refund.amountMinor, currency: refund.currency };
  try {
    // Gateways forget idempotency keys after a day: whoever asks again looks first.
    const known = refund.gatewayId
      ? await gateway.readRefund(refund.gatewayId)
      : refund.tries > 0 && (await gateway.findRefund(id));
    const found =
      known ||
      (await gateway.refund({ refundId: id, paymentId: payment.gatewayId, amount, earlier: earlierOf(payment) }));
    await applyRefund(deps, found);
    return found.status !== 'pending';
  } catch (error) {
    if (error instanceof GatewayUnreachable) return false;
    if (!(error instanceof GatewayRefused)) throw error;
    // Nothing is wrong with the refund: it waits, as if the dispute were known here.
    if (HELD_BY_A_BANK.has(error.code)) {
      await unitOfWork(database, (tx) => postponeRefund(tx, id, after(DISPUTED_MINUTES)));
      return false;
    }
    await applyRefund(deps, { refundId: id, id: null, status: 'failed' });
    return true;
  }
}

/** What the sandbox must be told of a payment that the demo began with. */
const earlierOf = ({ id, gatewayId, receivedMinor, paidAt }: PaymentRow) =>
  gatewayId?.startsWith(DEMO_PAYMENT) && paidAt
    ? { attemptId: id, received: receivedMinor, paidAt: paidAt.getTime() }
    : undefined;
