import {
  balanceEnded,
  balancePaid,
  balanceReminded,
  balanceRequested,
  disputeDecided,
  disputeOpened,
  disputeReminded,
  paymentFailed,
  refundPaid,
  refundRequested,
} from '@travesia/contracts/payments';
import type { Tx } from '../../../platform/db/database.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { findDispute, findPayment, findRefund } from '../payments.repo.ts';
import { findRequest } from '../requests/balance-requests.repo.ts';
import type { PaymentHappened } from './news.rules.ts';

type Balance = Extract<PaymentHappened, { what: 'balance' }>;
type Disputed = Extract<PaymentHappened, { what: 'disputed' }>;

/** Calls `tell` under a subscriber’s name for everything that people are told of the money of bookings. */
export function tellOfPaymentEvents(
  outbox: Pick<Outbox, 'subscribe'>,
  name: string,
  tell: (tx: Tx, bookingId: string, happened: PaymentHappened, at: Date) => Promise<void>,
): void {
  const ofBalance =
    (how: Balance['how']) =>
    async (tx: Tx, ids: { booking_id: string; request_id: string }, { occurredAt }: { occurredAt: Date }) => {
      const balance = await findBalance(tx, ids.request_id);
      if (balance) await tell(tx, ids.booking_id, { what: 'balance', how, balance }, occurredAt);
    };
  outbox.subscribe(paymentFailed, name, async (tx, { booking_id: id, payment_id: paymentId }, { occurredAt }) => {
    const requestId = (await findPayment(tx, paymentId))?.requestId ?? null;
    const balance = requestId === null ? null : await findBalance(tx, requestId);
    await tell(tx, id, { what: 'failed', balance }, occurredAt);
  });
  outbox.subscribe(refundRequested, name, (tx, { booking_id: id, amount, reason: cause }, { occurredAt }) =>
    tell(tx, id, { what: 'returning', amount, cause }, occurredAt),
  );
  outbox.subscribe(refundPaid, name, async (tx, { booking_id: id, refund_id: refundId, amount }, { occurredAt }) => {
    const refund = await findRefund(tx, refundId);
    if (refund) await tell(tx, id, { what: 'refunded', amount, cause: refund.reason }, occurredAt);
  });
  outbox.subscribe(balanceRequested, name, ofBalance('requested'));
  outbox.subscribe(balanceReminded, name, ofBalance('due_soon'));
  outbox.subscribe(balancePaid, name, ofBalance('paid'));
  outbox.subscribe(balanceEnded, name, (tx, { how, ...ids }, event) => ofBalance(how)(tx, ids, event));
  const ofDispute =
    (how: Disputed['how']) =>
    async (tx: Tx, ids: { booking_id: string; dispute_id: string }, { occurredAt }: { occurredAt: Date }) => {
      const dispute = await findDispute(tx, ids.dispute_id);
      if (!dispute) return;
      const amount = { amount: dispute.amountMinor, currency: dispute.currency };
      const about = { disputeId: dispute.id, paymentId: dispute.paymentId, amount, dueAt: dispute.respondBy };
      await tell(tx, ids.booking_id, { what: 'disputed', how, ...about }, occurredAt);
    };
  outbox.subscribe(disputeOpened, name, ofDispute('opened'));
  outbox.subscribe(disputeReminded, name, ofDispute('due_soon'));
  outbox.subscribe(disputeDecided, name, (tx, { outcome, ...ids }, event) => ofDispute(outcome)(tx, ids, event));
}

async function findBalance(tx: Tx, requestId: string): Promise<Balance['balance'] | null> {
  const row = await findRequest(tx, requestId);
  if (!row) return null;
  const { amountMinor, currency, dueAt, status } = row;
  return { amount: { amount: amountMinor, currency }, dueAt, isOpen: status === 'open' };
}
