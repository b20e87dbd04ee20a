import type { Ledger, LedgerEntry, LedgerQuery } from '@travesia/contracts/financials';
import { pageFacts } from '@travesia/contracts/kit';
import type { FinancialsDeps } from '../financials-deps.ts';
import type { MoneyScope } from '../financials.policy.ts';
import { moneyOf } from '../financials.presenter.ts';
import { countEntries, lastCheck, listPostings, type PostingRow, sumAccounts } from '../ledger-entries.repo.ts';

/** Entries of the ledger, newest first, with balances and the last check of the invariants. */
export async function readLedger(
  { database: { db } }: Pick<FinancialsDeps, 'database'>,
  scope: MoneyScope,
  { page, limit, ...filter }: LedgerQuery,
): Promise<Ledger> {
  const [total, postings, accounts, check] = await Promise.all([
    countEntries(db, scope, filter),
    listPostings(db, scope, filter, { limit, offset: (page - 1) * limit }),
    sumAccounts(db, scope),
    lastCheck(db),
  ]);
  const currencies = [...new Set(accounts.map(({ currency }) => currency))];
  return {
    data: entriesOf(postings),
    ...pageFacts(total, page, limit),
    accounts: accounts.map(({ account, currency, balance }) => ({ account, balance: moneyOf(balance, currency) })),
    totals: currencies.map((currency) =>
      moneyOf(
        accounts.filter((one) => one.currency === currency).reduce((sum, { balance }) => sum + balance, 0),
        currency,
      ),
    ),
    checked_at: check?.at.toISOString() ?? null,
    broken: (check?.findings ?? []).map(({ what, id }) => ({ ...namedAs(what), id })),
  };
}

/** Findings are stored as `INV-1: what must hold`. */
function namedAs(finding: string): { name: string; what: string } {
  const [name = '', ...rest] = finding.split(': ');
  return { name, what: rest.join(': ') };
}

/** Postings, in the order of their entries, as entries. */
export function entriesOf(postings: readonly PostingRow[]): LedgerEntry[] {
  const entries = new Map<string, LedgerEntry>();
  for (const { entryId, kind, at, bookingId, reference, account, clinicId, clinicName, amount, currency } of postings) {
    const entry = entries.get(entryId) ?? {
      id: entryId,
      kind,
      at: at.toISOString(),
      booking: bookingId && reference ? { id: bookingId, reference } : null,
      postings: [],
    };
    const clinic = clinicId && clinicName ? { id: clinicId, name: clinicName } : null;
    entry.postings.push({ account, clinic, amount: moneyOf(amount, currency) });
    entries.set(entryId, entry);
  }
  return [...entries.values()];
}
