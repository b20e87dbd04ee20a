import type { BalancesQuery, ClinicBalance, ClinicBalances } from '@travesia/contracts/financials';
import { pageFacts } from '@travesia/contracts/kit';
import type { z } from 'zod';
import { pausedAt } from '../accounts/account.rules.ts';
import { presentBrief } from '../accounts/accounts.presenter.ts';
import { listInUse } from '../accounts/payout-accounts.repo.ts';
import { sumOwed } from '../figures/owed.repo.ts';
import type { FinancialsDeps } from '../financials-deps.ts';
import type { MoneyScope } from '../financials.policy.ts';
import { moneyOf } from '../financials.presenter.ts';
import { lastPayouts, listPayable } from '../payouts.repo.ts';
import { holdOf } from '../payouts.rules.ts';

/** What clinics are owed, by currency, largest available amount first. */
export async function listBalancesQuery(
  { database: { db }, reference, clock }: FinancialsDeps,
  scope: MoneyScope,
  { page, limit, clinic }: z.output<typeof BalancesQuery>,
): Promise<ClinicBalances> {
  const [{ rates }, sums] = await Promise.all([reference(), sumOwed(db, scope, { clinic })]);
  const owed = sums
    .filter(({ available, frozen, inTransit }) => available || frozen || inTransit)
    .sort((one, other) => one.currency.localeCompare(other.currency) || other.available - one.available);
  const shown = owed.slice((page - 1) * limit, page * limit);
  const ids = shown.map(({ providerId }) => providerId);
  const [payable, last, inUse] = await Promise.all([
    listPayable(db, scope, ids),
    lastPayouts(db, shown),
    listInUse(db, scope, ids),
  ]);
  const accounts = new Map(inUse.map((row) => [row.providerId + row.currency, row]));
  const at = clock.now();
  const data = shown.map(({ providerId, name, currency, frozen, inTransit, ...sum }): ClinicBalance => {
    const available = moneyOf(sum.available, currency);
    const account = accounts.get(providerId + currency) ?? null;
    const known = { isVerified: false, isActive: false, ...payable.get(providerId), account };
    return {
      clinic: { id: providerId, name },
      available,
      frozen: moneyOf(frozen, currency),
      in_transit: moneyOf(inTransit, currency),
      held_because: holdOf(known, available, { rates, at }),
      account: account && presentBrief(account),
      paused_until: (account && pausedAt(account, at)?.toISOString()) ?? null,
      actions: holdOf(known, available, { rates, at, byHand: true }) ? [] : ['pay_out'],
      last_payout_at: last.get(providerId + currency)?.toISOString() ?? null,
    };
  });
  return { data, ...pageFacts(owed.length, page, limit) };
}
