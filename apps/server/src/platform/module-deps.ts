import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Revision } from './db/revision/reads.ts';

/** What every module is created with. */
export interface ModuleDeps {
  database: Database;
  clock: Clock;
  /** Current revisions of the data responses are made from; they increase with every committed change. */
  revision: Revision;
}
