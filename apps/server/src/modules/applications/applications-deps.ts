import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { Files } from '../../platform/storage/files.ts';

/** What the module is made with beside what every module gets. */
export interface ApplicationsDeps extends ModuleDeps {
  files: Files;
}
