import { type AdminPayment, ALONE_AT_MOST } from '@travesia/contracts/financials';
import type { Locale } from '@travesia/contracts/kit';
import { ProblemError } from '../../../platform/problem-error.ts';
import { findPaymentRecord, listRefundsOf } from '../desk-payments.repo.ts';
import { refundableOf } from '../../payments/index.ts';
import type { FinancialsDeps } from '../financials-deps.ts';
import type { MoneyScope } from '../financials.policy.ts';
import { moneyOf } from '../financials.presenter.ts';
import { listPostings } from '../ledger-entries.repo.ts';
import { inCurrency } from '../payouts.rules.ts';
import { besidePayments, presentDispute, presentPayment } from './list-desk-payments.ts';
import { presentRefunds } from './list-refunds.ts';
import { entriesOf } from './read-ledger.ts';

const MOST_ENTRIES = 100;

/** A payment with everything that belongs to it. Throws `financials.payment_not_found`. */
export async function readAdminPayment(
  { database: { db }, reference, gateway }: FinancialsDeps,
  scope: MoneyScope,
  id: string,
  language: Locale,
): Promise<AdminPayment> {
  const record = await findPaymentRecord(db, scope, id);
  if (!record) throw new ProblemError('financials.payment_not_found');
  const { payment } = record;
  const { currency } = payment;
  const booking = { booking: payment.bookingId };
  const [kept, beside, refunds, refundable, postings] = await Promise.all([
    reference(),
    besidePayments(db, [id]),
    listRefundsOf(db, id),
    refundableOf(db, payment),
    listPostings(db, scope, booking, { limit: MOST_ENTRIES, offset: 0, order: 'asc' }),
  ]);
  return {
    ...presentPayment(record, beside, { scope, reference: kept, language }),
    refundable: moneyOf(refundable.now, currency),
    held_by_disputes: moneyOf(refundable.held, currency),
    alone_at_most: inCurrency(ALONE_AT_MOST, currency, kept.rates) ?? moneyOf(0, currency),
    refunds: await presentRefunds(db, scope, refunds),
    disputes: beside.disputes.map(presentDispute),
    entries: entriesOf(postings),
    gateway_id: payment.gatewayId,
    may_refund: gateway !== null && refundable.now > 0,
  };
}
