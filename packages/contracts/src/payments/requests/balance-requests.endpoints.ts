import { z } from 'zod';
import { defineEndpoint, Id } from '../../kit/index.ts';
import {
  BalanceRequest,
  BalanceRequests,
  BalanceRequestsQuery,
  BalanceWithdraw,
  DueBalances,
  NewBalanceRequest,
  UnpaidBookings,
  UnpaidQuery,
} from './balance-requests.schema.ts';

const tag = 'payments';
const reads = { tag, access: { side: 'provider', may: 'money.read' } } as const;
const asks = { tag, access: { side: 'provider', may: 'money.request' } } as const;

export const listBalanceRequests = defineEndpoint({
  ...reads,
  method: 'GET',
  name: 'listBalanceRequests',
  path: '/provider/balance-requests',
  summary: 'List balance requests of a clinic',
  description: 'Returns requests to patients to pay the rest of a booking, newest first, with counts by tab.',
  query: BalanceRequestsQuery,
  response: BalanceRequests,
});

export const listUnpaidBookings = defineEndpoint({
  ...asks,
  method: 'GET',
  name: 'listUnpaidBookings',
  path: '/provider/balance-requests/bookings',
  summary: 'List bookings with a balance',
  description:
    'Returns confirmed and completed bookings of which a part of the agreed price was not paid and no request is open.',
  query: UnpaidQuery,
  response: UnpaidBookings,
});

export const requestBalance = defineEndpoint({
  ...asks,
  method: 'POST',
  name: 'requestBalance',
  path: '/provider/balance-requests',
  idempotency: 'required',
  summary: 'Request a balance',
  description:
    'Asks the patient to pay the rest of a booking, or a part of it, by a date. The patient is told by email and in the app. One booking has at most one open request.',
  body: NewBalanceRequest,
  response: BalanceRequest,
  problems: [
    'bookings.not_found',
    'payments.not_requestable',
    'payments.request_open',
    'payments.more_than_due',
    'payments.being_paid',
    'payments.not_available',
  ],
});

export const withdrawBalanceRequest = defineEndpoint({
  ...asks,
  method: 'POST',
  name: 'withdrawBalanceRequest',
  path: '/provider/balance-requests/:id/withdraw',
  summary: 'Withdraw a balance request',
  description: 'Ends a request that was not paid. Money that arrives afterward goes back to the patient.',
  params: z.object({ id: Id }),
  body: BalanceWithdraw,
  response: BalanceRequest,
  problems: ['payments.request_not_found', 'payments.not_possible', 'payments.being_paid'],
});

export const listDueBalances = defineEndpoint({
  tag,
  access: 'session',
  method: 'GET',
  name: 'listDueBalances',
  path: '/balance-requests',
  summary: 'List what clinics ask you to pay',
  description: 'Returns open requests to the user to pay the rest of a booking, due first.',
  response: DueBalances,
});
