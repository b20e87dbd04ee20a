import { defineService } from '../../platform/feature/service.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { Files } from '../../platform/storage/files.ts';

/** What the module is made with beside what every module gets. */
export interface ApplicationsDeps extends ModuleDeps {
  files: Files;
}

/** Ids of applications that are never deleted for their age: those of the demonstration while it is on. */
export const keptApplicationsService = defineService<readonly string[]>('applications kept whatever their age');
