import {
  exportTransfers as exportTransfersCall,
  listAdminAccounts,
  listClinicAccounts,
  refuseAccount as refuseAccountCall,
  revealAccount as revealAccountCall,
  revealClinicAccount,
  setClinicAccount,
  verifyAccount as verifyAccountCall,
} from '@travesia/contracts/financials';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import type { FinancialsDeps } from '../financials-deps.ts';
import { moneyOfAll, moneyOfClinic } from '../financials.policy.ts';
import { exportTransfers } from './commands/export-transfers.ts';
import { refuseAccount } from './commands/refuse-account.ts';
import { revealAccount } from './commands/reveal-account.ts';
import { setAccount } from './commands/set-account.ts';
import { verifyAccount } from './commands/verify-account.ts';
import { listAdminAccountsQuery, listClinicAccountsQuery } from './queries/list-accounts.ts';

/** Routes about the bank accounts of clinics. */
export function payoutAccountsRoutes(deps: FinancialsDeps): Mounted[] {
  return [
    mount(listClinicAccounts, (_input, { actor }) => listClinicAccountsQuery(deps, actor)),
    mount(setClinicAccount, ({ params, body }, { actor }) => setAccount(deps, params.currency, body, actor)),
    mount(revealClinicAccount, ({ params }, { actor }) => revealAccount(deps, moneyOfClinic(actor), params.id)),
    mount(listAdminAccounts, ({ query }, { actor }) => listAdminAccountsQuery(deps, moneyOfAll(actor), query.clinic)),
    mount(verifyAccountCall, ({ params }, { actor }) => verifyAccount(deps, params.id, actor)),
    mount(refuseAccountCall, ({ params, body }, { actor }) => refuseAccount(deps, params.id, body, actor)),
    mount(revealAccountCall, ({ params }, { actor }) => revealAccount(deps, moneyOfAll(actor), params.id)),
    mount(exportTransfersCall, ({ body }, { actor }) => exportTransfers(deps, body, actor)),
  ];
}
