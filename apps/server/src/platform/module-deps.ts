import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';

/** What every module is made with. */
export interface ModuleDeps {
  database: Database;
  clock: Clock;
  /** The catalogue's present revision; grows with every committed change. */
  revision: () => number;
}
