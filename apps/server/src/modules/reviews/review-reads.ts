import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { Reference } from '../catalog/index.ts';

/** What the reviews' queries read from. */
export interface ReviewReads extends ModuleDeps {
  reference: () => Promise<Reference>;
}
