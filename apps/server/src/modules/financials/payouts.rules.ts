import { LEAST_PAYOUT, PAYOUT_WEEKDAY, type PAYOUT_HOLDS } from '@travesia/contracts/financials';
import { convertMoney, type Money, type Rate } from '@travesia/contracts/kit';
import { type PayableAccount, pausedAt } from './accounts/account.rules.ts';

const DAY_MS = 86_400_000;

/** Why nothing is paid out. */
export type PayoutHold = (typeof PAYOUT_HOLDS)[number];

/** What decides whether a clinic is paid. */
export interface PayableClinic {
  isVerified: boolean;
  isActive: boolean;
  /** In the currency of the amount; null if there is none. */
  account: PayableAccount | null;
}

/** When it is decided, and whether by somebody who may pay in spite of a pause. */
interface Deciding {
  rates: ReadonlyMap<string, Rate>;
  at: Date;
  byHand?: boolean;
}

/** An amount in another currency, or null where no rate is known: then nobody may decide by it. */
export function inCurrency(money: Money, currency: string, rates: ReadonlyMap<string, Rate>): Money | null {
  return money.currency === currency || (rates.has(money.currency) && rates.has(currency))
    ? convertMoney(money, currency, rates)
    : null;
}

/** Why an available amount is not paid out; null if it is. */
export function holdOf(
  { isVerified, isActive, account }: PayableClinic,
  available: Money,
  { rates, at, byHand = false }: Deciding,
): PayoutHold | null {
  if (!isActive) return 'suspended';
  if (!isVerified) return 'not_verified';
  if (!account) return 'no_account';
  if (account.refusedAt) return 'account_refused';
  if (!account.verifiedAt) return 'account_not_verified';
  if (!byHand && pausedAt(account, at)) return 'account_changed';
  const least = inCurrency(LEAST_PAYOUT, available.currency, rates);
  return available.amount > 0 && least && available.amount >= least.amount ? null : 'below_least';
}

/** The next day on which payouts are begun, after today, UTC. */
export function nextPayoutDay(now: Date): string {
  const days = (PAYOUT_WEEKDAY - now.getUTCDay() + 7) % 7 || 7;
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whether two people decide on an amount: above the limit, and where no rate tells. */
export function needsTwo(amount: Money, limit: Money, rates: ReadonlyMap<string, Rate>): boolean {
  const most = inCurrency(limit, amount.currency, rates);
  return !most || Math.abs(amount.amount) > most.amount;
}
