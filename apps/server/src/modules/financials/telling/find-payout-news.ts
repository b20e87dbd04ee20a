import type { PayoutTold } from '@travesia/contracts/financials';
import type { Tx } from '../../../platform/db/database.ts';
import { findTold, findToldPayout, listMoneyStaff } from '../accounts/payout-accounts.repo.ts';

/** What happened to a payout or to an account. */
export type PayoutHappened =
  | { what: 'payout_begun' | 'payout_paid' | 'payout_returned'; payoutId: string }
  | { what: 'payout_account_set' | 'payout_account_refused' | 'payout_account_verified'; accountId: string };

/** What is told, to whom, and what only an email says. */
export interface PayoutNews {
  told: PayoutTold;
  people: Awaited<ReturnType<typeof listMoneyStaff>>;
  timeZone: string;
  clinic: { id: string; name: string; demo: boolean };
  /** Where the money goes, for those without an account in the app at hand. */
  account: { holder: string; bank: string; ending: string } | null;
  /** What the bank said of a payout, or an admin of an account. */
  reason: string | null;
}

/** What a clinic’s owners and finance staff are told; undefined if its cause is gone. */
export async function findPayoutNews(tx: Tx, happened: PayoutHappened): Promise<PayoutNews | undefined> {
  if ('payoutId' in happened) {
    const found = await findToldPayout(tx, happened.payoutId);
    if (!found) return undefined;
    const { payout, clinic, account } = found;
    return {
      told: {
        kind: happened.what,
        params: {
          payout_id: payout.id,
          reference: payout.reference,
          clinic: clinic.name,
          amount: payout.amountMinor,
          currency: payout.currency,
        },
      },
      people: await listMoneyStaff(tx, clinic.id),
      timeZone: clinic.timeZone,
      clinic,
      account: account && { holder: account.holder, bank: account.bankName, ending: account.ending },
      reason: payout.reason,
    };
  }
  const found = await findTold(tx, happened.accountId);
  if (!found) return undefined;
  const { account, clinic } = found;
  const about = { clinic: clinic.name, currency: account.currency, ending: account.ending };
  return {
    told:
      happened.what === 'payout_account_set'
        ? {
            kind: happened.what,
            params: { ...about, paused_until: account.pausedUntil?.toISOString() ?? null },
          }
        : { kind: happened.what, params: about },
    people: await listMoneyStaff(tx, clinic.id),
    timeZone: clinic.timeZone,
    clinic,
    account: { holder: account.holder, bank: account.bankName, ending: account.ending },
    reason: account.refusedReason,
  };
}
