import { getFeed } from '@travesia/contracts/platform-admin';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import type { FeedDeps } from './feed-deps.ts';
import { createFeedReader } from './queries/read-feed.ts';

/** What happens on the platform, for admins who watch it. */
export function liveRoutes(deps: FeedDeps): Mounted[] {
  const readFeed = createFeedReader(deps);
  return [mount(getFeed, ({ query }, { actor }) => readFeed(actor, query.after))];
}
