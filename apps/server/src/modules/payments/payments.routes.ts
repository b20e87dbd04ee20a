import {
  confirmBooking,
  createPaymentCheckout,
  createPaymentIntent,
  exportMyYear,
  getBookingStatement,
  getPaymentReceipt,
  getRefundReceipt,
  listBalanceRequests,
  listBookingPayments,
  listDueBalances,
  listMyReceipts,
  listUnpaidBookings,
  requestBalance,
  takeSandboxMessage,
  takeStripeMessage,
  withdrawBalanceRequest,
} from '@travesia/contracts/payments';
import { mount, type Mounted } from '../../platform/http/module.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createCheckout } from './commands/create-checkout.ts';
import { createIntent } from './commands/create-intent.ts';
import { confirmPaidBooking } from './commands/confirm-booking.ts';
import { takeMessage } from './commands/take-message.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { requestBalanceCommand } from './requests/commands/request-balance.ts';
import { withdrawRequest } from './requests/commands/withdraw-request.ts';
import { listDueQuery, listRequestsQuery, listUnpaidQuery } from './requests/queries/list-requests.ts';
import { listBookingPaymentsQuery } from './queries/list-booking-payments.ts';
import { exportMyYearQuery, listMyReceiptsQuery } from './receipts/queries/list-my-receipts.ts';
import { readBookingStatement, readPaymentReceipt, readRefundReceipt } from './receipts/queries/read-receipt.ts';

/** Routes of payments: paying for a booking, receipts, requests for a balance, and messages of gateways. */
export function paymentsRoutes(deps: PaymentsDeps, jobs: Pick<Jobs, 'enqueue'>): Mounted[] {
  return [
    mount(createPaymentIntent, ({ body }, context) => createIntent(deps, body, context)),
    mount(createPaymentCheckout, ({ body }, context) => createCheckout(deps, body, context)),
    mount(confirmBooking, ({ params, body }, context) => confirmPaidBooking(deps, params.id, body, context)),
    mount(listBookingPayments, ({ params }, { actor }) => listBookingPaymentsQuery(deps, params.id, actor)),
    mount(getPaymentReceipt, ({ params }, context) => readPaymentReceipt(deps, params.id, context)),
    mount(getRefundReceipt, ({ params }, context) => readRefundReceipt(deps, params.id, context)),
    mount(getBookingStatement, ({ params }, context) => readBookingStatement(deps, params.id, context)),
    mount(listMyReceipts, ({ query }, context) => listMyReceiptsQuery(deps, query, context)),
    mount(exportMyYear, ({ query }, context) => exportMyYearQuery(deps, query, context)),
    mount(listBalanceRequests, ({ query }, { actor }) => listRequestsQuery(deps, query, actor)),
    mount(listUnpaidBookings, ({ query }, { actor }) => listUnpaidQuery(deps, query.q, actor)),
    mount(requestBalance, ({ body }, { actor }) => requestBalanceCommand(deps, body, actor)),
    mount(withdrawBalanceRequest, ({ params, body }, { actor }) =>
      withdrawRequest(deps, params.id, body.version, actor),
    ),
    mount(listDueBalances, (_, { actor }) => listDueQuery(deps, actor)),
    mount(takeStripeMessage, (_, { signed }) => takeMessage(deps, jobs, 'stripe', signed)),
    mount(takeSandboxMessage, (_, { signed }) => takeMessage(deps, jobs, 'sandbox', signed)),
  ];
}
