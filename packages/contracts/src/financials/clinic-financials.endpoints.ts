import { z } from 'zod';
import { defineEndpoint, ExportedFile, Id, pageQuery } from '../kit/index.ts';
import {
  ClinicFinancials,
  ClinicPaymentsQuery,
  DeskPayments,
  FinancialsQuery,
  LinesQuery,
  MoneyLines,
  PayoutDetail,
  Payouts,
  StatementRequest,
} from './financials.schema.ts';

const own = { tag: 'financials', access: { side: 'provider', may: 'money.read' } } as const;

export const getClinicFinancials = defineEndpoint({
  ...own,
  method: 'GET',
  name: 'getClinicFinancials',
  path: '/provider/financials',
  summary: 'Get the balance of a clinic',
  description:
    'Returns what the clinic received, earned and was paid, in one currency, and what will be paid out next.',
  query: FinancialsQuery,
  response: ClinicFinancials,
});

export const listClinicLines = defineEndpoint({
  ...own,
  method: 'GET',
  name: 'listClinicLines',
  path: '/provider/financials/lines',
  summary: 'List the ledger lines of a sum',
  description: 'Returns the lines that make one of the figures of the clinic’s balance, newest first, with their sum.',
  query: LinesQuery,
  response: MoneyLines,
});

export const listClinicPayments = defineEndpoint({
  ...own,
  method: 'GET',
  name: 'listClinicPayments',
  path: '/provider/payments',
  summary: 'List payments for a clinic',
  description: 'Returns payments of the clinic’s bookings, newest first, with counts by tab.',
  query: ClinicPaymentsQuery,
  response: DeskPayments,
});

export const listClinicPayouts = defineEndpoint({
  ...own,
  method: 'GET',
  name: 'listClinicPayouts',
  path: '/provider/payouts',
  summary: 'List payouts to a clinic',
  description: 'Returns transfers to the clinic, newest first.',
  query: z.object(pageQuery(25)),
  response: Payouts,
});

export const getClinicPayout = defineEndpoint({
  ...own,
  method: 'GET',
  name: 'getClinicPayout',
  path: '/provider/payouts/:id',
  summary: 'Get a payout to a clinic',
  description: 'Returns a transfer to the clinic and the ledger lines it is made of.',
  params: z.object({ id: Id }),
  response: PayoutDetail,
  problems: ['financials.payout_not_found'],
});

export const exportClinicStatement = defineEndpoint({
  ...own,
  method: 'POST',
  name: 'exportClinicStatement',
  path: '/provider/financials/statement',
  idempotency: 'none',
  summary: 'Export a statement of a clinic',
  description: 'Returns the clinic’s balance before and after a period and all lines in it. The audit log records it.',
  body: StatementRequest,
  response: ExportedFile,
});
