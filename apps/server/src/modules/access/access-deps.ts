import type { ModuleDeps } from '../../platform/module-deps.ts';

/** Options of this module on top of the shared module dependencies. */
export interface AccessDeps extends ModuleDeps {
  /** Address of the one account exempt from feature flags. Optional. */
  privilegedEmail?: string | undefined;
}
