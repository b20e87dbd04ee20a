import { contribute, defineFeature, type Parts } from '../../platform/feature/feature.ts';
import { catalogService } from '../catalog/index.ts';
import { clinicHolders } from '../providers/index.ts';
import { createAccountSeal } from './accounts/account-seal.ts';
import { payoutAccountsRoutes } from './accounts/payout-accounts.routes.ts';
import { adminFinancialsRoutes } from './admin-financials.routes.ts';
import { payoutRows } from './clinic-rows.ts';
import { createClosedSums } from './figures/closed-sums.ts';
import type { FinancialsDeps } from './financials-deps.ts';
import { workOnPayouts } from './financials.jobs.ts';
import { financialsPersonalData } from './financials-personal-data.ts';
import { financialsRoutes } from './financials.routes.ts';
import { adjustmentLifecycle, payoutLifecycle } from './payout.lifecycles.ts';
import { payoutMails } from './telling/mails/payout-mails.ts';
import { writeOfPayouts } from './telling/write-of-payouts.ts';

const depsOf = (parts: Parts): FinancialsDeps => ({
  closed: createClosedSums(),
  database: parts.database,
  clock: parts.clock,
  revision: parts.revision,
  reference: parts.get(catalogService).reference,
  gateway: parts.payments,
  jobs: parts.jobs,
  seal: createAccountSeal(parts.secret),
});

export const financialsFeature = defineFeature({
  name: 'financials',
  lifecycles: [payoutLifecycle, adjustmentLifecycle],
  tags: { financials: 'Balances, payouts, refunds, corrections and the ledger: what became of the money of bookings.' },
  offers: [contribute(clinicHolders, () => payoutRows)],
  routes: (parts) => {
    const deps = depsOf(parts);
    return [...financialsRoutes(deps), ...adminFinancialsRoutes(deps), ...payoutAccountsRoutes(deps)];
  },
  background: (parts) => {
    workOnPayouts(parts.jobs, depsOf(parts), parts.logger);
    writeOfPayouts(parts.outbox, parts);
  },
  mails: payoutMails,
  personalData: () => financialsPersonalData,
});
