import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { Reference } from '../catalog/index.ts';
import type { LeadKeys } from './lead-keys.ts';

/** Module dependencies, in addition to those of every module. */
export interface LeadsSetup extends ModuleDeps {
  /** The installation's secret. */
  secret: string;
  /** In a demo nobody answers, and receipts and emails say so. */
  demo: boolean;
  reference: () => Promise<Reference>;
}

export interface LeadsDeps extends LeadsSetup {
  keys: LeadKeys;
}
