import type { ClinicHolder } from '../providers/index.ts';

/** Accounts of the ledger are never changed: what was earned stays with the clinic that earned it. */
export const accountRows: ClinicHolder = {
  rows: [{ part: 'payments', table: 'ledger_accounts', rule: 'stay' }],
};
