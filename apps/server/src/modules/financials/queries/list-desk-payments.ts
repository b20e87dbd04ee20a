import type { AllPaymentsQuery, DeskDispute, DeskPayment, DeskPayments } from '@travesia/contracts/financials';
import { type Locale, pageFacts } from '@travesia/contracts/kit';
import type { Reference } from '../../catalog/index.ts';
import type { DisputeRow } from '../../payments/index.ts';
import { countPaymentTabs, listDisputesOf, listPaymentRecords, type PaymentRecord } from '../desk-payments.repo.ts';
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
  const disputes = await listDisputesOf(
    db,
    records.map(({ payment }) => payment.id),
  );
  return {
    data: records.map((record) => presentPayment(record, disputes, { scope, reference: kept, language })),
    ...pageFacts(counts[tab], page, limit),
    counts,
  };
}

interface Around {
  scope: MoneyScope;
  reference: Reference;
  language: Locale;
}

/** A payment as lists show it; `disputes` newest first, of any payments. */
export function presentPayment(
  record: PaymentRecord,
  disputes: readonly DisputeRow[],
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
    created_at: payment.createdAt.toISOString(),
    paid_at: payment.paidAt?.toISOString() ?? null,
  };
}

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
