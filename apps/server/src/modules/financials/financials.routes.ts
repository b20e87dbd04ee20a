import {
  exportClinicStatement,
  exportNetworkPayments,
  exportNetworkPayouts,
  exportNetworkStatement,
  getClinicFinancials,
  getClinicPayout,
  getNetworkFinancials,
  listClinicLines,
  listClinicPayments,
  listClinicPayouts,
  listNetworkLines,
  listNetworkPayments,
  listNetworkPayouts,
} from '@travesia/contracts/financials';
import { mount, type Mounted } from '../../platform/http/module.ts';
import { exportPayments } from './commands/export-payments.ts';
import { exportPayouts } from './commands/export-payouts.ts';
import { exportStatement } from './commands/export-statement.ts';
import type { FinancialsDeps } from './financials-deps.ts';
import { moneyOfClinic, moneyOfNetwork } from './financials.policy.ts';
import { listDeskPayments } from './queries/list-desk-payments.ts';
import { listMoneyLines } from './queries/list-money-lines.ts';
import { listPayoutsQuery, readPayout } from './queries/list-payouts.ts';
import { readClinicFinancials } from './queries/read-clinic-financials.ts';
import { readNetworkFinancials } from './queries/read-network-financials.ts';

/** Routes of clinics and organizations about their money. */
export function financialsRoutes(deps: FinancialsDeps): Mounted[] {
  return [
    mount(getClinicFinancials, ({ query }, { actor, language }) =>
      readClinicFinancials(deps, moneyOfClinic(actor), query.currency, language),
    ),
    mount(listClinicLines, ({ query }, { actor, language }) =>
      listMoneyLines(deps, moneyOfClinic(actor), query, language),
    ),
    mount(listClinicPayments, ({ query }, { actor, language }) =>
      listDeskPayments(deps, moneyOfClinic(actor), query, language),
    ),
    mount(listClinicPayouts, ({ query }, { actor }) => listPayoutsQuery(deps, moneyOfClinic(actor), query)),
    mount(getClinicPayout, ({ params }, { actor, language }) =>
      readPayout(deps, moneyOfClinic(actor), params.id, language),
    ),
    mount(exportClinicStatement, ({ body }, { actor, language }) =>
      exportStatement(deps, moneyOfClinic(actor), body, language),
    ),
    mount(getNetworkFinancials, ({ query }, { actor }) => readNetworkFinancials(deps, moneyOfNetwork(actor), query.in)),
    mount(listNetworkLines, ({ query }, { actor, language }) =>
      listMoneyLines(deps, moneyOfNetwork(actor), query, language),
    ),
    mount(listNetworkPayments, ({ query }, { actor, language }) =>
      listDeskPayments(deps, moneyOfNetwork(actor), query, language),
    ),
    mount(exportNetworkPayments, ({ body }, { actor, language }) =>
      exportPayments(deps, moneyOfNetwork(actor), body, language),
    ),
    mount(listNetworkPayouts, ({ query }, { actor }) => listPayoutsQuery(deps, moneyOfNetwork(actor), query)),
    mount(exportNetworkPayouts, ({ body }, { actor }) => exportPayouts(deps, moneyOfNetwork(actor), body)),
    mount(exportNetworkStatement, ({ body }, { actor, language }) =>
      exportStatement(deps, moneyOfNetwork(actor), body, language),
    ),
  ];
}
