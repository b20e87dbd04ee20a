import { z } from 'zod';
import { defineEndpoint, Id } from '../../kit/index.ts';
import {
  Adjustment,
  Adjustments,
  AdjustmentsQuery,
  AdminPayout,
  AdminPayouts,
  BalancesQuery,
  ClinicBalances,
  Decision,
  Ledger,
  LedgerQuery,
  NewAdjustment,
  NewPayout,
  PaidOut,
  PayoutsQuery,
  Refusal,
} from './admin-financials.schema.ts';

const team = { tag: 'financials', access: ['admin'] } as const;
const params = z.object({ id: Id });
const payoutProblems = ['financials.payout_not_found', 'financials.not_possible'] as const;
const adjustmentProblems = [
  'financials.adjustment_not_found',
  'financials.not_possible',
  'financials.own_request',
] as const;

export const listBalances = defineEndpoint({
  ...team,
  method: 'GET',
  name: 'listBalances',
  path: '/admin/balances',
  summary: 'List what clinics are owed',
  description: 'Returns clinics with money in a currency, largest available amount first within each currency.',
  query: BalancesQuery,
  response: ClinicBalances,
});

export const listAdminPayouts = defineEndpoint({
  ...team,
  method: 'GET',
  name: 'listAdminPayouts',
  path: '/admin/payouts',
  summary: 'List payouts',
  description: 'Returns transfers to clinics, newest first.',
  query: PayoutsQuery,
  response: AdminPayouts,
});

export const createPayout = defineEndpoint({
  ...team,
  method: 'POST',
  name: 'createPayout',
  path: '/admin/payouts',
  idempotency: 'required',
  summary: 'Begin a payout',
  description:
    'Begins a transfer of everything that is available to a clinic in one currency, to its verified account. The amount is no longer owed at once.',
  status: 201,
  body: NewPayout,
  response: AdminPayout,
  problems: [
    'financials.clinic_not_found',
    'financials.not_payable',
    'financials.no_account',
    'financials.account_changed',
    'financials.amount_changed',
  ],
});

export const markPayoutPaid = defineEndpoint({
  ...team,
  method: 'POST',
  name: 'markPayoutPaid',
  path: '/admin/payouts/:id/paid',
  summary: 'Mark a payout as paid',
  description: 'The transfer arrived; its reference at the bank is kept.',
  params,
  body: PaidOut,
  response: AdminPayout,
  problems: payoutProblems,
});

export const returnPayout = defineEndpoint({
  ...team,
  method: 'POST',
  name: 'returnPayout',
  path: '/admin/payouts/:id/return',
  summary: 'Mark a payout as returned',
  description: 'The bank sent the transfer back; the amount is owed again.',
  params,
  body: Refusal,
  response: AdminPayout,
  problems: payoutProblems,
});

export const listAdjustments = defineEndpoint({
  ...team,
  method: 'GET',
  name: 'listAdjustments',
  path: '/admin/adjustments',
  summary: 'List corrections',
  description: 'Returns corrections of what clinics are owed, those that wait first.',
  query: AdjustmentsQuery,
  response: Adjustments,
});

export const createAdjustment = defineEndpoint({
  ...team,
  method: 'POST',
  name: 'createAdjustment',
  path: '/admin/adjustments',
  idempotency: 'required',
  summary: 'Correct what a clinic is owed',
  description: 'Books a correction. Above a limit it waits for a second person of the team.',
  status: 201,
  body: NewAdjustment,
  response: Adjustment,
  problems: ['financials.clinic_not_found'],
});

export const approveAdjustment = defineEndpoint({
  ...team,
  method: 'POST',
  name: 'approveAdjustment',
  path: '/admin/adjustments/:id/approve',
  summary: 'Approve a correction',
  description: 'Books a correction that somebody else asked for.',
  params,
  body: Decision,
  response: Adjustment,
  problems: adjustmentProblems,
});

export const rejectAdjustment = defineEndpoint({
  ...team,
  method: 'POST',
  name: 'rejectAdjustment',
  path: '/admin/adjustments/:id/reject',
  summary: 'Reject a correction',
  description: 'Refuses a correction that waits for approval.',
  params,
  body: Refusal,
  response: Adjustment,
  problems: adjustmentProblems,
});

export const getLedger = defineEndpoint({
  ...team,
  method: 'GET',
  name: 'getLedger',
  path: '/admin/ledger',
  summary: 'Get the ledger',
  description:
    'Returns ledger entries, newest first, with the balances of all accounts and the last check of the invariants. The demo admin sees only entries of the demo.',
  query: LedgerQuery,
  response: Ledger,
});
