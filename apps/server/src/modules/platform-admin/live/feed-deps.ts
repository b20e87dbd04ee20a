import type { ModuleDeps } from '../../../platform/module-deps.ts';
import type { RecentError } from '../../../platform/logger/recent-errors.ts';

/** Dependencies of the feed. */
export interface FeedDeps extends ModuleDeps {
  /** Whether an empty feed begins with what the records of the demo say that happened: while the demo is on. */
  beginsWithHistory: boolean;
  recentErrors: () => readonly RecentError[];
  /** Open live connections of this process. */
  connections: () => number;
}
