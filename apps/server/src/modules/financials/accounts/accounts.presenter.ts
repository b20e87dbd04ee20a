import type { AccountBrief, PayoutAccount, WholeAccount } from '@travesia/contracts/financials';
import { type AccountDetails, pausedAt } from './account.rules.ts';
import type { AccountRow } from './payout-accounts.tables.ts';

/** An account, masked. */
export const presentBrief = ({ id, holder, country, bankName, scheme, ending }: AccountRow): AccountBrief => ({
  id,
  holder,
  country,
  bank_name: bankName,
  scheme,
  ending,
});

const personOf = (id: string | null, names: ReadonlyMap<string, string>) => {
  const name = id === null ? undefined : names.get(id);
  return id === null || name === undefined ? null : { id, name };
};

/** An account with who set and who verified it; names that the reader may not know are not among `names`. */
export const presentAccount = (row: AccountRow, names: ReadonlyMap<string, string>, now: Date): PayoutAccount => ({
  ...presentBrief(row),
  currency: row.currency,
  version: row.revision,
  since: row.createdAt.toISOString(),
  set_by: personOf(row.setBy, names),
  verified_at: row.verifiedAt?.toISOString() ?? null,
  verified_by: personOf(row.verifiedBy, names),
  refused: row.refusedAt && { at: row.refusedAt.toISOString(), reason: row.refusedReason ?? '' },
  paused_until: row.replacedAt ? null : (pausedAt(row, now)?.toISOString() ?? null),
  replaced_at: row.replacedAt?.toISOString() ?? null,
});

export const presentWhole = (row: AccountRow, details: AccountDetails): WholeAccount => ({
  ...presentBrief(row),
  currency: row.currency,
  number: details.number,
  bank_code: details.bank_code ?? null,
  branch: details.branch ?? null,
  account_type: details.account_type === 'checking' || details.account_type === 'savings' ? details.account_type : null,
  bic: details.bic ?? null,
  holder_id: details.holder_id ?? null,
});
