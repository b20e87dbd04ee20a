import { z } from 'zod';
import { CurrencyCode, defineEndpoint, ExportedFile, Id } from '../../kit/index.ts';
import {
  AccountRefusal,
  AccountsQuery,
  AccountUpdate,
  AdminAccounts,
  ClinicAccounts,
  TransfersRequest,
  WholeAccount,
} from './payout-accounts.schema.ts';

const own = { tag: 'financials', access: { side: 'provider', may: 'bank_account.change' } } as const;
const team = { tag: 'financials', access: ['admin'] } as const;
const params = z.object({ id: Id });

export const listClinicAccounts = defineEndpoint({
  tag: 'financials',
  access: { side: 'provider', may: 'money.read' },
  method: 'GET',
  name: 'listClinicAccounts',
  path: '/provider/payout-accounts',
  summary: 'List the bank accounts of a clinic',
  description:
    'Returns the accounts to which the clinic is paid, one by currency, and earlier ones. Numbers are masked.',
  response: ClinicAccounts,
});

export const setClinicAccount = defineEndpoint({
  ...own,
  method: 'PUT',
  name: 'setClinicAccount',
  path: '/provider/payout-accounts/:currency',
  summary: 'Set the bank account of a clinic',
  description:
    'Sets the account for payouts in one currency. The clinic’s owners and finance staff are told. Nothing is paid to it by itself before an admin verified it, and for 72 hours if it replaces another one. Requires a recent sign-in.',
  params: z.object({ currency: CurrencyCode }),
  body: AccountUpdate,
  response: ClinicAccounts,
  problems: ['auth.confirm_identity'],
});

export const revealClinicAccount = defineEndpoint({
  ...own,
  method: 'POST',
  name: 'revealClinicAccount',
  path: '/provider/payout-accounts/:id/reveal',
  idempotency: 'none',
  whileSuspended: true,
  summary: 'Show the whole number of a bank account',
  description: 'Returns the account with its whole number. Requires a recent sign-in; the audit log records it.',
  params,
  response: WholeAccount,
  problems: ['financials.account_not_found', 'auth.confirm_identity'],
});

export const listAdminAccounts = defineEndpoint({
  ...team,
  method: 'GET',
  name: 'listAdminAccounts',
  path: '/admin/payout-accounts',
  summary: 'List the bank accounts of any clinic',
  description: 'Returns a clinic’s accounts, masked, with its legal name to compare the holder with.',
  query: AccountsQuery,
  response: AdminAccounts,
  problems: ['financials.clinic_not_found'],
});

export const verifyAccount = defineEndpoint({
  ...team,
  method: 'POST',
  name: 'verifyAccount',
  path: '/admin/payout-accounts/:id/verify',
  summary: 'Verify a bank account',
  description:
    'Records that the holder of the account is the clinic’s legal name. The clinic is told. A pause after a change goes on. Requires a recent sign-in.',
  params,
  response: AdminAccounts,
  problems: ['financials.account_not_found', 'financials.account_changed', 'auth.confirm_identity'],
});

export const refuseAccount = defineEndpoint({
  ...team,
  method: 'POST',
  name: 'refuseAccount',
  path: '/admin/payout-accounts/:id/refuse',
  summary: 'Refuse a bank account',
  description:
    'Refuses an account, verified or not: nothing more is paid to it, and the clinic is told why and sets another one. Payouts on their way go on. Requires a recent sign-in.',
  params,
  body: AccountRefusal,
  response: AdminAccounts,
  problems: ['financials.account_not_found', 'financials.account_changed', 'auth.confirm_identity'],
});

export const revealAccount = defineEndpoint({
  ...team,
  method: 'POST',
  name: 'revealAccount',
  path: '/admin/payout-accounts/:id/reveal',
  idempotency: 'none',
  summary: 'Show the whole number of any bank account',
  description:
    'Returns an account with its whole number, to pay out to it. Requires a recent sign-in; the audit log records it.',
  params,
  response: WholeAccount,
  problems: ['financials.account_not_found', 'auth.confirm_identity'],
});

export const exportTransfers = defineEndpoint({
  ...team,
  method: 'POST',
  name: 'exportTransfers',
  path: '/admin/payouts/transfers',
  idempotency: 'none',
  summary: 'Export payouts to be transferred',
  description:
    'Returns the payouts that were begun and not settled as CSV, with whole account numbers, for the bank. Requires a recent sign-in; the audit log records it.',
  body: TransfersRequest,
  response: ExportedFile,
  problems: ['auth.confirm_identity'],
});
