import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { Reference } from '../catalog/index.ts';
import type { LeadKeys } from './lead-keys.ts';

/** What the module is made with beside what every module gets. */
export interface LeadsSetup extends ModuleDeps {
  /** The installation's secret. */
  secret: string;
  /** In a demonstration nobody answers, and receipts and mails say so. */
  demo: boolean;
  reference: () => Promise<Reference>;
}

export interface LeadsDeps extends LeadsSetup {
  keys: LeadKeys;
}
