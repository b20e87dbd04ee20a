import { disputeOpened, paymentFailed, refundPaid, refundRequested } from '@travesia/contracts/payments';
import type { Tx } from '../../../platform/db/database.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { findDispute, findRefund } from '../payments.repo.ts';
import type { PaymentHappened } from './news.rules.ts';

/** Calls `tell` under a subscriber’s name for everything that people are told of the money of bookings. */
export function tellOfPaymentEvents(
  outbox: Pick<Outbox, 'subscribe'>,
  name: string,
  tell: (tx: Tx, bookingId: string, happened: PaymentHappened, at: Date) => Promise<void>,
): void {
  outbox.subscribe(paymentFailed, name, (tx, { booking_id: id }, { occurredAt }) =>
    tell(tx, id, { what: 'failed' }, occurredAt),
  );
  outbox.subscribe(refundRequested, name, (tx, { booking_id: id, amount, reason: cause }, { occurredAt }) =>
    tell(tx, id, { what: 'returning', amount, cause }, occurredAt),
  );
  outbox.subscribe(refundPaid, name, async (tx, { booking_id: id, refund_id: refundId, amount }, { occurredAt }) => {
    const refund = await findRefund(tx, refundId);
    if (refund) await tell(tx, id, { what: 'refunded', amount, cause: refund.reason }, occurredAt);
  });
  outbox.subscribe(disputeOpened, name, async (tx, { booking_id: id, dispute_id: disputeId }, { occurredAt }) => {
    const dispute = await findDispute(tx, disputeId);
    if (!dispute) return;
    const amount = { amount: dispute.amountMinor, currency: dispute.currency };
    await tell(tx, id, { what: 'disputed', amount }, occurredAt);
  });
}
