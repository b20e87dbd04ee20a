import type { ModuleDeps } from '../../../platform/module-deps.ts';
import type { Reference } from '../../catalog/index.ts';

/** Dependencies of a clinic's own packages. */
export interface OwnPackagesDeps extends ModuleDeps {
  reference: () => Promise<Reference>;
}
