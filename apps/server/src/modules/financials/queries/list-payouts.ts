import type { NetworkPayoutsQuery, Payout, PayoutDetail, Payouts } from '@travesia/contracts/financials';
import { type Locale, pageFacts } from '@travesia/contracts/kit';
import { ProblemError } from '../../../platform/problem-error.ts';
import { presentBrief } from '../accounts/accounts.presenter.ts';
import type { FinancialsDeps } from '../financials-deps.ts';
import type { MoneyScope } from '../financials.policy.ts';
import { moneyOf, presentLine } from '../financials.presenter.ts';
import { listLines } from '../money-lines.repo.ts';
import { instantsOf } from '../span.ts';
import { countPayouts, listPayouts, type PayoutRecord, previousPayoutAt } from '../payouts.repo.ts';

/** Lines of a payout that are shown. */
const MOST_LINES = 500;

export const presentPayout = ({ payout, clinic, account }: PayoutRecord): Payout => ({
  id: payout.id,
  reference: payout.reference,
  status: payout.status,
  amount: moneyOf(payout.amountMinor, payout.currency),
  clinic,
  created_at: payout.createdAt.toISOString(),
  paid_at: payout.status === 'paid' ? (payout.settledAt?.toISOString() ?? null) : null,
  bank_reference: payout.bankReference,
  reason: payout.reason,
  account: account && presentBrief(account),
  version: payout.version,
});

type PayoutsPage = Pick<NetworkPayoutsQuery, 'page' | 'limit'> & Partial<NetworkPayoutsQuery>;

/** A page of payouts of a scope, newest first. */
export async function listPayoutsQuery(
  { database: { db } }: FinancialsDeps,
  scope: MoneyScope,
  { page, limit, from, to, ...asked }: PayoutsPage,
): Promise<Payouts> {
  const filter = { ...asked, ...instantsOf({ from, to }) };
  const [total, records] = await Promise.all([
    countPayouts(db, scope, filter),
    listPayouts(db, scope, filter, { limit, offset: (page - 1) * limit }),
  ]);
  return { data: records.map(presentPayout), ...pageFacts(total, page, limit) };
}

/** A payout and what was earned since the one before. Throws `financials.payout_not_found`. */
export async function readPayout(
  { database: { db }, reference }: FinancialsDeps,
  scope: MoneyScope,
  id: string,
  language: Locale,
): Promise<PayoutDetail> {
  const [record] = await listPayouts(db, scope, { id }, { limit: 1, offset: 0 });
  if (!record) throw new ProblemError('financials.payout_not_found');
  const { payout } = record;
  const since = (await previousPayoutAt(db, payout)) ?? undefined;
  const span = { currency: payout.currency, clinic: payout.providerId, since, until: payout.createdAt };
  const [kept, earned, adjusted] = await Promise.all([
    reference(),
    listLines(db, scope, { ...span, figure: 'earned' }, { limit: MOST_LINES, offset: 0 }),
    listLines(db, scope, { ...span, figure: 'adjusted' }, { limit: MOST_LINES, offset: 0 }),
  ]);
  const rows = [...earned, ...adjusted].sort((one, other) => other.at.getTime() - one.at.getTime());
  const made = rows.reduce((sum, { amount }) => sum + amount, 0);
  return {
    ...presentPayout(record),
    lines: rows.slice(0, MOST_LINES).map((row) => presentLine(row, { scope, reference: kept, language })),
    carried_over: moneyOf(payout.amountMinor - made, payout.currency),
  };
}
