import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { Reference } from '../catalog/index.ts';

/** Dependencies of the service queries. */
export interface ServiceReads extends ModuleDeps {
  reference: () => Promise<Reference>;
}
