import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { Reference } from '../catalog/index.ts';

/** Dependencies of the review queries. */
export interface ReviewReads extends ModuleDeps {
  reference: () => Promise<Reference>;
}
