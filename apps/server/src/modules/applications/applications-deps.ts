import { defineService } from '../../platform/feature/service.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { Files } from '../../platform/storage/files.ts';

/** Options of this module on top of the shared module dependencies. */
export interface ApplicationsDeps extends ModuleDeps {
  files: Files;
}

/** IDs of applications exempt from age-based deletion: the demo's, while it is on. */
export const keptApplicationsService = defineService<readonly string[]>('applications kept whatever their age');
