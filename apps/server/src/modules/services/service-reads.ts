import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { Reference } from '../catalog/index.ts';

/** What the services' queries read from. */
export interface ServiceReads extends ModuleDeps {
  reference: () => Promise<Reference>;
}
