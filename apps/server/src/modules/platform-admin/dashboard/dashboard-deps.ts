import type { Sight } from '../../../platform/demo/sight.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import type { waitingForTeam } from '../../leads/index.ts';

/** Dependencies of the dashboard; counts come from the modules that own the data. */
export interface DashboardDeps extends ModuleDeps {
  /** Open support tickets; absent without the support module. */
  openTickets?: (sight: Sight) => Promise<number>;
  /** Incidents of patients that nobody has acknowledged. */
  incidents?: (actor: Actor) => Promise<number>;
  /** Claims that wait for a decision of the team. */
  claims?: (actor: Actor) => Promise<number>;
  /** Conversations with messages that the team has not read. */
  messages?: (actor: Actor) => Promise<number>;
  /** Uploaded registries waiting for an admin. */
  openImports?: (actor: Actor) => Promise<number>;
  /** What visitors sent that waits for the team. */
  leads?: ReturnType<typeof waitingForTeam>;
  /** Jobs and emails that failed permanently. */
  failures?: (actor: Actor) => Promise<number>;
}
