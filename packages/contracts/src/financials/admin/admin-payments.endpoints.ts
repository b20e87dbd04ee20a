import { z } from 'zod';
import { defineEndpoint, ExportedFile, Id } from '../../kit/index.ts';
import { AllPaymentsQuery, DeskPayments, PaymentsExport } from '../financials.schema.ts';
import {
  AdminPayment,
  AdminRefund,
  AdminRefunds,
  Decision,
  NewRefund,
  Refusal,
  RefundsQuery,
} from './admin-financials.schema.ts';

const team = { tag: 'financials', access: ['admin'] } as const;
const params = z.object({ id: Id });
const decision = {
  ...team,
  method: 'POST',
  params,
  response: AdminRefund,
  problems: ['financials.refund_not_found', 'payments.not_possible', 'financials.own_request'],
} as const;

export const listAdminPayments = defineEndpoint({
  ...team,
  method: 'GET',
  name: 'listAdminPayments',
  path: '/admin/payments',
  summary: 'List payments of all clinics',
  description: 'Returns payments of all clinics, newest first, with counts by tab.',
  query: AllPaymentsQuery,
  response: DeskPayments,
});

export const getAdminPayment = defineEndpoint({
  ...team,
  method: 'GET',
  name: 'getAdminPayment',
  path: '/admin/payments/:id',
  summary: 'Get a payment',
  description: 'Returns a payment with its refunds, disputes and ledger entries.',
  params,
  response: AdminPayment,
  problems: ['financials.payment_not_found'],
});

export const refundPayment = defineEndpoint({
  ...team,
  method: 'POST',
  name: 'refundPayment',
  path: '/admin/payments/:id/refund',
  idempotency: 'required',
  summary: 'Refund a payment',
  description:
    'Gives back a part or all of a payment, beyond the booking’s policy. Above a limit it waits for a second person of the team.',
  params,
  body: NewRefund,
  response: AdminPayment,
  problems: [
    'financials.payment_not_found',
    'financials.too_much',
    'financials.held_by_dispute',
    'payments.not_available',
  ],
});

export const exportAdminPayments = defineEndpoint({
  ...team,
  method: 'POST',
  name: 'exportAdminPayments',
  path: '/admin/payments/export',
  idempotency: 'none',
  summary: 'Export payments',
  description: 'Returns the filtered payments as a table; at most 10,000. The audit log records it.',
  body: PaymentsExport,
  response: ExportedFile,
});

export const listRefunds = defineEndpoint({
  ...team,
  method: 'GET',
  name: 'listRefunds',
  path: '/admin/refunds',
  summary: 'List refunds',
  description: 'Returns refunds, oldest open ones first.',
  query: RefundsQuery,
  response: AdminRefunds,
});

export const approveRefund = defineEndpoint({
  ...decision,
  name: 'approveRefund',
  path: '/admin/refunds/:id/approve',
  summary: 'Approve a refund',
  description: 'Lets a refund above the limit be paid out. Somebody else must have asked for it.',
  body: Decision,
});

export const rejectRefund = defineEndpoint({
  ...decision,
  name: 'rejectRefund',
  path: '/admin/refunds/:id/reject',
  summary: 'Reject a refund',
  description: 'Refuses a refund that waits for approval.',
  body: Refusal,
});

export const retryRefund = defineEndpoint({
  ...decision,
  name: 'retryRefund',
  path: '/admin/refunds/:id/retry',
  summary: 'Retry a refund',
  description: 'Asks the gateway once more to pay out a refund that failed.',
  body: Decision,
});
