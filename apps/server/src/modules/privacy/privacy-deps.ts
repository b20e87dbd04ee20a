import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/** What the module is made with beside what every module gets. */
export interface PrivacySetup extends Pick<ModuleDeps, 'database' | 'clock'> {
  storage: Storage;
  /** Everything in the product that holds data of people. */
  sources: readonly PersonalDataSource[];
}
