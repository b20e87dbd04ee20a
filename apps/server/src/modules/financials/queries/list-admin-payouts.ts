import { type AdminPayout, type AdminPayouts, payoutMachine, type PayoutsQuery } from '@travesia/contracts/financials';
import { actionsFor, pageFacts } from '@travesia/contracts/kit';
import type { z } from 'zod';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { FinancialsDeps } from '../financials-deps.ts';
import type { MoneyScope } from '../financials.policy.ts';
import { countPayouts, listPayouts, type PayoutRecord } from '../payouts.repo.ts';
import { presentPayout } from './list-payouts.ts';

const present = (record: PayoutRecord): AdminPayout => ({
  ...presentPayout(record),
  actions: actionsFor(payoutMachine, record.payout.status, 'admin'),
});

/** A page of payouts to all clinics, newest first. */
export async function listAdminPayoutsQuery(
  { database: { db } }: FinancialsDeps,
  scope: MoneyScope,
  { page, limit, ...filter }: z.output<typeof PayoutsQuery>,
): Promise<AdminPayouts> {
  const [total, records] = await Promise.all([
    countPayouts(db, scope, filter),
    listPayouts(db, scope, filter, { limit, offset: (page - 1) * limit }),
  ]);
  return { data: records.map(present), ...pageFacts(total, page, limit) };
}

/** One payout. Throws `financials.payout_not_found`. */
export async function readAdminPayout(
  { database: { db } }: Pick<FinancialsDeps, 'database'>,
  scope: MoneyScope,
  id: string,
): Promise<AdminPayout> {
  const [record] = await listPayouts(db, scope, { id }, { limit: 1, offset: 0 });
  if (!record) throw new ProblemError('financials.payout_not_found');
  return present(record);
}
