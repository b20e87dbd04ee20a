import type { FeedDeps } from '../../availability-deps.ts';
import { findFeedToRead } from '../feeds.repo.ts';
import { readFeed } from './read-feed.ts';

/** Reads an outside calendar now, if it is still connected. */
export async function readFeedNow(deps: FeedDeps, id: string): Promise<void> {
  const feed = await findFeedToRead(deps.database.db, id);
  if (feed) await readFeed(deps, feed);
}
