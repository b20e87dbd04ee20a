/**
 * What is summed of a clinic's money, in one currency. Each is a sum of ledger lines, which `…/financials/lines` returns.
 * received − refunded − lost + covered = held + fees + earned. earned + adjusted = available + frozen + in_transit + paid_out.
 * Disputed money is still part of what is held or earned, until the bank decides.
 */
export const FIGURES = [
  'received',
  'refunded',
  'lost',
  'covered',
  'disputed',
  'held',
  'fees',
  'earned',
  'adjusted',
  'frozen',
  'available',
  'in_transit',
  'paid_out',
] as const;
export type Figure = (typeof FIGURES)[number];

/** Refunds and corrections above this need a second person of the team; in other currencies by the day's rate. */
export const ALONE_AT_MOST = { amount: 50_000, currency: 'USD' } as const;

/** The least that is paid out, by the day's rate in other currencies: transfers cost. */
export const LEAST_PAYOUT = { amount: 5000, currency: 'USD' } as const;

/** Payouts are begun on this day of the week (1: Monday), UTC. */
export const PAYOUT_WEEKDAY = 1;
