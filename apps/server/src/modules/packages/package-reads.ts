import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { Reference } from '../catalog/index.ts';
import type { ReadPhrase } from '../providers/index.ts';

/** What the packages' queries read from. */
export interface PackageReads extends ModuleDeps {
  reference: () => Promise<Reference>;
  readPhrase: (phrase: string) => Promise<ReadPhrase>;
}
