import { defineEndpoint, ExportedFile, Id, optionalParam } from '../kit/index.ts';
import {
  AllPaymentsQuery,
  DeskPayments,
  LinesQuery,
  MoneyLines,
  NetworkPayoutsQuery,
  PaymentsExport,
  Payouts,
  PayoutsExport,
  StatementRequest,
} from './financials.schema.ts';
import { NetworkFinancials, NetworkFinancialsQuery } from './network-financials.schema.ts';

const network = { tag: 'financials', access: { side: 'organization', may: 'money.read' } } as const;

export const getNetworkFinancials = defineEndpoint({
  ...network,
  method: 'GET',
  name: 'getNetworkFinancials',
  path: '/organizations/financials',
  summary: 'Get the money of an organization’s clinics',
  description:
    'Returns money by clinic and currency. Only with a chosen currency is it added up across currencies, with the rates and their dates.',
  query: NetworkFinancialsQuery,
  response: NetworkFinancials,
});

export const listNetworkLines = defineEndpoint({
  ...network,
  method: 'GET',
  name: 'listNetworkLines',
  path: '/organizations/financials/lines',
  summary: 'List the ledger lines of a sum of an organization',
  description: 'Returns the lines of one figure, of all clinics of the organization or of one.',
  query: LinesQuery.extend({ clinic: optionalParam(Id).meta({ description: 'One clinic.' }) }),
  response: MoneyLines,
});

export const listNetworkPayments = defineEndpoint({
  ...network,
  method: 'GET',
  name: 'listNetworkPayments',
  path: '/organizations/payments',
  summary: 'List payments for an organization’s clinics',
  description: 'Returns payments of bookings of the organization’s clinics, newest first.',
  query: AllPaymentsQuery,
  response: DeskPayments,
});

export const exportNetworkPayments = defineEndpoint({
  ...network,
  method: 'POST',
  name: 'exportNetworkPayments',
  path: '/organizations/payments/export',
  idempotency: 'none',
  summary: 'Export payments of an organization',
  description:
    'Returns the filtered payments of its clinics as a table, each in its own currency; at most 10,000. The audit log records it.',
  body: PaymentsExport,
  response: ExportedFile,
});

export const listNetworkPayouts = defineEndpoint({
  ...network,
  method: 'GET',
  name: 'listNetworkPayouts',
  path: '/organizations/payouts',
  summary: 'List payouts to an organization’s clinics',
  description: 'Returns transfers to the clinics of the organization, newest first.',
  query: NetworkPayoutsQuery,
  response: Payouts,
});

export const exportNetworkPayouts = defineEndpoint({
  ...network,
  method: 'POST',
  name: 'exportNetworkPayouts',
  path: '/organizations/payouts/export',
  idempotency: 'none',
  summary: 'Export payouts of an organization',
  description:
    'Returns the filtered transfers to its clinics as a table, each in its own currency; at most 10,000. The audit log records it.',
  body: PayoutsExport,
  response: ExportedFile,
});

export const exportNetworkStatement = defineEndpoint({
  ...network,
  method: 'POST',
  name: 'exportNetworkStatement',
  path: '/organizations/financials/statement',
  idempotency: 'none',
  summary: 'Export a statement of an organization',
  description: 'Returns all lines of its clinics in a period and currency. The audit log records it.',
  body: StatementRequest,
  response: ExportedFile,
});
