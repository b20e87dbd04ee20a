import { z } from 'zod';
import { defineEndpoint, ExportedFile, Id } from '../../kit/index.ts';
import { OwnReceipts, OwnReceiptsQuery, YearQuery } from './receipts.schema.ts';

const session = { tag: 'payments', access: 'session', method: 'GET' } as const;
const params = z.object({ id: Id });
/** Who may read one besides the payer. */
const READERS =
  'For the patient, those who may read the money of the clinic, and admins; readers without a right to bookings get it without the patient’s name and what the visit was for.';

export const getPaymentReceipt = defineEndpoint({
  ...session,
  name: 'getPaymentReceipt',
  path: '/payments/:id/receipt',
  summary: 'Download the receipt of a payment',
  description: `Returns the receipt of money that arrived as a PDF, in the language of the call. Its number and amounts never change. ${READERS}`,
  params,
  response: ExportedFile,
  problems: ['payments.not_found', 'payments.no_receipt'],
});

export const getRefundReceipt = defineEndpoint({
  ...session,
  name: 'getRefundReceipt',
  path: '/refunds/:id/receipt',
  summary: 'Download the receipt of a refund',
  description: `Returns the receipt of a refund that was paid out as a PDF; it names the receipt of the payment. ${READERS}`,
  params,
  response: ExportedFile,
  problems: ['payments.not_found', 'payments.no_receipt'],
});

export const getBookingStatement = defineEndpoint({
  ...session,
  name: 'getBookingStatement',
  path: '/bookings/:id/statement',
  summary: 'Download the statement of a booking',
  description: `Returns the agreed price line by line, payments, refunds and what is still due as a PDF. ${READERS}`,
  params,
  response: ExportedFile,
  problems: ['bookings.not_found', 'payments.no_receipt'],
});

export const listMyReceipts = defineEndpoint({
  ...session,
  name: 'listMyReceipts',
  path: '/payments/my',
  summary: 'List own payments and refunds',
  description:
    'Returns payments that arrived and refunds that were paid out for the user’s own bookings, newest first.',
  query: OwnReceiptsQuery,
  response: OwnReceipts,
});

export const exportMyYear = defineEndpoint({
  ...session,
  name: 'exportMyYear',
  path: '/payments/my/year',
  summary: 'Export own payments and refunds of a year',
  description:
    'Returns the user’s payments and refunds of a calendar year as a table, oldest first, for a tax return; refunds are negative. At most 10,000.',
  query: YearQuery,
  response: ExportedFile,
});
