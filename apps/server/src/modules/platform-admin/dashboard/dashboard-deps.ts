import type { Sight } from '../../../platform/demo/sight.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';

/** What the dashboard is made with; the counts come from the modules that keep what is counted. */
export interface DashboardDeps extends ModuleDeps {
  /** Open tickets of the support; absent while there is none. */
  openTickets?: (sight: Sight) => Promise<number>;
  /** Uploaded registers that wait for an admin. */
  openImports?: (actor: Actor) => Promise<number>;
  /** Jobs and mails that failed for good. */
  failures?: (actor: Actor) => Promise<number>;
}
