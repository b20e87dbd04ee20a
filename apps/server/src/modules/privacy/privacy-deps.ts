import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ConsentSource } from '../profiles/index.ts';

/** Module dependencies, in addition to those of every module. */
export interface PrivacySetup extends Pick<ModuleDeps, 'database' | 'clock'> {
  storage: Storage;
  /** Every source of personal data in the product. */
  sources: readonly PersonalDataSource[];
}

/** What its calls need in addition. */
export interface PrivacyCalls extends PrivacySetup {
  /** Every source of consents. */
  consents: readonly ConsentSource[];
}
