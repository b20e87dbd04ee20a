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
export type LedgerKind = (typeof LEDGER_KINDS)[number];

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
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];
