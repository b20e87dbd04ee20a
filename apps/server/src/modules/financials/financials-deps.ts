import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { PaymentGateway } from '../../platform/payments/gateway.ts';
import type { Reference } from '../catalog/index.ts';
import type { AccountSeal } from './accounts/account-seal.ts';

/** Dependencies of financials. */
export interface FinancialsDeps extends ModuleDeps {
  reference: () => Promise<Reference>;
  /** Null where nothing can be paid, and so nothing given back. */
  gateway: PaymentGateway | null;
  jobs: Pick<Jobs, 'enqueue'>;
  /** Of account numbers. */
  seal: AccountSeal;
}
