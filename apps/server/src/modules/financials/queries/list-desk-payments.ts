import type { AllPaymentsQuery, DeskDispute, DeskPayment, DeskPayments } from '@travesia/contracts/financials';
import { type Locale, pageFacts } from '@travesia/contracts/kit';
import type { Receipt } from '@travesia/contracts/payments';
import type { Db } from '../../../platform/db/database.ts';
import type { Reference } from '../../catalog/index.ts';
import { type DisputeRow, type PaymentRow, receiptNumber, refundNumber, type RefundRow } from '../../payments/index.ts';
import {
  countPaymentTabs,
  listDisputesOf,
  listPaidRefundsOf,
  listPaymentRecords,
  type PaymentRecord,
} from '../desk-payments.repo.ts';
import type { FinancialsDeps } from '../financials-deps.ts';
import type { MoneyScope } from '../financials.policy.ts';
import { moneyOf, titleOf } from '../financials.presenter.ts';
import { instantsOf } from '../span.ts';

/** A page of payments of a scope, with counts by tab. */
export async function listDeskPayments(
  { database: { db }, reference }: FinancialsDeps,
  scope: MoneyScope,
  { tab, page, limit, from, to, ...asked }: AllPaymentsQuery,
  language: Locale,
): Promise<DeskPayments> {
  const filter = { ...asked, ...instantsOf({ from, to }) };
  const [kept, counts, records] = await Promise.all([
    reference(),
    countPaymentTabs(db, scope, filter),
    listPaymentRecords(db, scope, { ...filter, tab }, { limit, offset: (page - 1) * limit }),
  ]);
  const beside = await besidePayments(
    db,
    records.map(({ payment }) => payment.id),
  );
  return {
    data: records.map((record) => presentPayment(record, beside, { scope, reference: kept, language })),
    ...pageFacts(counts[tab], page, limit),
    counts,
  };
}

interface Around {
  scope: MoneyScope;
  reference: Reference;
  language: Locale;
}

/** What is shown beside payments: their disputes, newest first, and refunds that were paid out, oldest first. */
interface BesidePayments {
  disputes: readonly DisputeRow[];
  refunds: readonly RefundRow[];
}

export async function besidePayments(db: Db, paymentIds: readonly string[]): Promise<BesidePayments> {
  const [disputes, refunds] = await Promise.all([listDisputesOf(db, paymentIds), listPaidRefundsOf(db, paymentIds)]);
  return { disputes, refunds };
}

/** A payment as lists show it, with what is beside it or other payments. */
export function presentPayment(
  record: PaymentRecord,
  { disputes, refunds }: BesidePayments,
  { scope, reference, language }: Around,
): DeskPayment {
  const { payment, clinic, patient } = record;
  const { currency } = payment;
  const theirs = disputes.filter(({ paymentId }) => paymentId === payment.id);
  const [newest] = theirs;
  return {
    id: payment.id,
    purpose: payment.purpose,
    status: theirs.some(({ decidedAt }) => decidedAt === null) ? 'disputed' : payment.status,
    booking: {
      id: payment.bookingId,
      reference: record.reference,
      title: scope.namesPatients ? titleOf(reference, record, language) : null,
    },
    patient: scope.namesPatients ? `${patient.firstName} ${patient.lastName}`.trim() : null,
    clinic,
    amount: moneyOf(payment.amountMinor, currency),
    received: moneyOf(payment.receivedMinor, currency),
    refunded: moneyOf(record.refunded, currency),
    fee: moneyOf(record.fee, currency),
    net: moneyOf(record.net, currency),
    method: payment.method,
    gateway: payment.gateway,
    dispute: newest ? presentDispute(newest) : null,
    receipts: [
      ...(payment.paidAt ? [receiptOfPayment(payment, payment.paidAt)] : []),
      ...refunds.flatMap((refund) =>
        refund.paymentId === payment.id && refund.doneAt ? [receiptOfRefund(refund, refund.doneAt)] : [],
      ),
    ],
    created_at: payment.createdAt.toISOString(),
    paid_at: payment.paidAt?.toISOString() ?? null,
  };
}

const receiptOfPayment = ({ id, receivedMinor, currency }: PaymentRow, at: Date): Receipt => ({
  kind: 'payment',
  id,
  number: receiptNumber(id),
  at: at.toISOString(),
  amount: moneyOf(receivedMinor, currency),
});

const receiptOfRefund = ({ id, amountMinor, currency }: RefundRow, at: Date): Receipt => ({
  kind: 'refund',
  id,
  number: refundNumber(id),
  at: at.toISOString(),
  amount: moneyOf(amountMinor, currency),
});

export const presentDispute = ({
  id,
  status,
  amountMinor,
  currency,
  reason,
  respondBy,
  createdAt,
  decidedAt,
}: DisputeRow): DeskDispute => ({
  id,
  status,
  amount: moneyOf(amountMinor, currency),
  reason,
  respond_by: respondBy?.toISOString() ?? null,
  created_at: createdAt.toISOString(),
  decided_at: decidedAt?.toISOString() ?? null,
});
