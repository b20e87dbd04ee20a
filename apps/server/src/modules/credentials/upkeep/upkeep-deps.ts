import type { ModuleDeps } from '../../../platform/module-deps.ts';
import type { Files } from '../../../platform/storage/files.ts';

/** Dependencies of the calls about documents, owners and reminders of credentials. */
export interface UpkeepDeps extends ModuleDeps {
  files: Files;
}
