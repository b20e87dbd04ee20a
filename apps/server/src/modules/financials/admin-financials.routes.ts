import {
  approveAdjustment,
  approveRefund,
  createAdjustment as createAdjustmentCall,
  createPayout as createPayoutCall,
  exportAdminPayments,
  getAdminPayment,
  getLedger,
  listAdjustments,
  listAdminPayments,
  listAdminPayouts,
  listBalances,
  listRefunds,
  markPayoutPaid,
  refundPayment as refundPaymentCall,
  rejectAdjustment,
  rejectRefund,
  retryRefund,
  returnPayout,
} from '@travesia/contracts/financials';
import { mount, type Mounted } from '../../platform/http/module.ts';
import { createAdjustment } from './commands/create-adjustment.ts';
import { createPayout } from './commands/create-payout.ts';
import { decideAdjustment } from './commands/decide-adjustment.ts';
import { decideRefund } from './commands/decide-refund.ts';
import { exportPayments } from './commands/export-payments.ts';
import { refundPayment } from './commands/refund-payment.ts';
import { settlePayout } from './commands/settle-payout.ts';
import type { FinancialsDeps } from './financials-deps.ts';
import { moneyOfAll } from './financials.policy.ts';
import { listAdjustmentsQuery } from './queries/list-adjustments.ts';
import { listAdminPayoutsQuery } from './queries/list-admin-payouts.ts';
import { listBalancesQuery } from './queries/list-balances.ts';
import { listDeskPayments } from './queries/list-desk-payments.ts';
import { listRefundsQuery } from './queries/list-refunds.ts';
import { readAdminPayment } from './queries/read-admin-payment.ts';
import { readLedger } from './queries/read-ledger.ts';

/** Routes of the team about all money. */
export function adminFinancialsRoutes(deps: FinancialsDeps): Mounted[] {
  return [
    mount(listAdminPayments, ({ query }, { actor, language }) =>
      listDeskPayments(deps, moneyOfAll(actor), query, language),
    ),
    mount(getAdminPayment, ({ params }, { actor, language }) =>
      readAdminPayment(deps, moneyOfAll(actor), params.id, language),
    ),
    mount(refundPaymentCall, ({ params, body }, context) => refundPayment(deps, params.id, body, context)),
    mount(exportAdminPayments, ({ body }, { actor, language }) =>
      exportPayments(deps, moneyOfAll(actor), body, language),
    ),
    mount(listRefunds, ({ query }, { actor }) => listRefundsQuery(deps, moneyOfAll(actor), query)),
    mount(approveRefund, ({ params, body }, context) =>
      decideRefund(deps, params.id, { action: 'approve', ...body }, context),
    ),
    mount(rejectRefund, ({ params, body }, context) =>
      decideRefund(deps, params.id, { action: 'reject', ...body }, context),
    ),
    mount(retryRefund, ({ params, body }, context) =>
      decideRefund(deps, params.id, { action: 'retry', ...body }, context),
    ),
    mount(listBalances, ({ query }, { actor }) => listBalancesQuery(deps, moneyOfAll(actor), query)),
    mount(listAdminPayouts, ({ query }, { actor }) => listAdminPayoutsQuery(deps, moneyOfAll(actor), query)),
    mount(createPayoutCall, ({ body }, context) => createPayout(deps, body, context)),
    mount(markPayoutPaid, ({ params, body: { bank_reference: bankReference, version } }, context) =>
      settlePayout(deps, params.id, { action: 'mark_paid', bankReference, version }, context),
    ),
    mount(returnPayout, ({ params, body }, context) =>
      settlePayout(deps, params.id, { action: 'return', ...body }, context),
    ),
    mount(listAdjustments, ({ query }, { actor }) => listAdjustmentsQuery(deps, moneyOfAll(actor), query)),
    mount(createAdjustmentCall, ({ body }, context) => createAdjustment(deps, body, context)),
    mount(approveAdjustment, ({ params, body }, context) =>
      decideAdjustment(deps, params.id, { action: 'approve', ...body }, context),
    ),
    mount(rejectAdjustment, ({ params, body }, context) =>
      decideAdjustment(deps, params.id, { action: 'reject', ...body }, context),
    ),
    mount(getLedger, ({ query }, { actor }) => readLedger(deps, moneyOfAll(actor), query)),
  ];
}
