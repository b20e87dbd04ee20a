import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Revision } from './db/revision/reads.ts';

/** What every module is made with. */
export interface ModuleDeps {
  database: Database;
  clock: Clock;
  /** Present revisions of what answers are made from; they grow with every committed change. */
  revision: Revision;
}
