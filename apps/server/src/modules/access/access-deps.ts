import type { ModuleDeps } from '../../platform/module-deps.ts';

/** What the module is made with beside what every module gets. */
export interface AccessDeps extends ModuleDeps {
  /** Address of the one account that no feature keeps out; nobody's when absent. */
  privilegedEmail?: string | undefined;
}
