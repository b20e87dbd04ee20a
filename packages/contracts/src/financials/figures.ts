/**
 * What is summed of a clinic's money, in one currency. Each is a sum of ledger lines, which `…/financials/lines` returns.
 * received − refunded − disputed − lost = held + fees + earned. earned + adjusted = available + frozen + in_transit + paid_out.
 */
export const FIGURES = [
  'received',
  'refunded',
  'disputed',
  'lost',
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

/** What a ledger entry records. */
export const LEDGER_KINDS = [
  'capture',
  'release',
  'refund',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'payout',
  'payout_paid',
  'payout_returned',
  'adjustment',
] as const;

/** Accounts of the ledger. */
export const LEDGER_ACCOUNTS = [
  'gateway',
  'held',
  'provider_payable',
  'payout_transit',
  'platform_fee',
  'disputed',
  'loss',
] as const;

/** Refunds and corrections above this need a second person of the team; in other currencies by the day's rate. */
export const ALONE_AT_MOST = { amount: 50_000, currency: 'USD' } as const;

/** The least that is paid out, by the day's rate in other currencies: transfers cost. */
export const LEAST_PAYOUT = { amount: 5000, currency: 'USD' } as const;

/** Payouts are begun on this day of the week (1: Monday), UTC. */
export const PAYOUT_WEEKDAY = 1;
