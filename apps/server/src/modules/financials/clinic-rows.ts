import type { ClinicHolder } from '../providers/index.ts';

/** What was paid out or corrected stays with the clinic whose it was, as in the ledger. */
export const payoutRows: ClinicHolder = {
  rows: [
    { part: 'payments', table: 'payouts', rule: 'stay' },
    { part: 'payments', table: 'adjustments', rule: 'stay' },
    { part: 'payments', table: 'payout_accounts', rule: 'stay' },
  ],
};
