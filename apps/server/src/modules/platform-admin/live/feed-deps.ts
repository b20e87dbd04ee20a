import type { ModuleDeps } from '../../../platform/module-deps.ts';
import type { RecentError } from '../../../platform/logger/recent-errors.ts';

/** Dependencies of the feed. */
export interface FeedDeps extends ModuleDeps {
  /** Whether the demo is on. */
  demo: boolean;
  recentErrors: () => readonly RecentError[];
  /** Open live connections of this process. */
  connections: () => number;
}
