import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { PaymentGateway } from '../../platform/payments/gateway.ts';
import type { Reference } from '../catalog/index.ts';
import type { AccountSeal } from './accounts/account-seal.ts';
import type { ClosedSums } from './figures/closed-sums.ts';

/** Dependencies of financials. */
export interface FinancialsDeps extends ModuleDeps {
  reference: () => Promise<Reference>;
  /** Null where nothing can be paid, and so nothing given back. */
  gateway: PaymentGateway | null;
  /** Sums of ledgers, kept between requests. */
  closed: ClosedSums;
  jobs: Pick<Jobs, 'enqueue'>;
  /** Of account numbers. */
  seal: AccountSeal;
}
