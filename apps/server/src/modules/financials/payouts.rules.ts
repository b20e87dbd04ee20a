import { LEAST_PAYOUT, PAYOUT_WEEKDAY, type PAYOUT_HOLDS } from '@travesia/contracts/financials';
import { convertMoney, type Money, type Rate } from '@travesia/contracts/kit';

const DAY_MS = 86_400_000;

/** What decides whether a clinic is paid. */
export interface PayableClinic {
  isVerified: boolean;
  isActive: boolean;
}

/** An amount in another currency, or null where no rate is known: then nobody may decide by it. */
export function inCurrency(money: Money, currency: string, rates: ReadonlyMap<string, Rate>): Money | null {
  return money.currency === currency || (rates.has(money.currency) && rates.has(currency))
    ? convertMoney(money, currency, rates)
    : null;
}

/** Why an available amount is not paid out; null if it is. */
export function holdOf(
  { isVerified, isActive }: PayableClinic,
  available: Money,
  rates: ReadonlyMap<string, Rate>,
): (typeof PAYOUT_HOLDS)[number] | null {
  if (!isActive) return 'suspended';
  if (!isVerified) return 'not_verified';
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
