import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { FeedDeps } from '../../availability-deps.ts';
import { claimDueFeeds } from '../feeds.repo.ts';
import { readFeed } from './read-feed.ts';

/** Calendars read at the same time, and claimed at once. */
const TOGETHER = 5;
/** Calendars of one run; the next continues. */
const MOST = 200;

/** Reads the outside calendars that are due. Returns how many. */
export async function readDueFeeds(deps: FeedDeps): Promise<number> {
  let read = 0;
  while (read < MOST) {
    const due = await unitOfWork(deps.database, (tx) => claimDueFeeds(tx, deps.clock.now(), TOGETHER));
    if (!due.length) break;
    await Promise.all(due.map((feed) => readFeed(deps, feed)));
    read += due.length;
  }
  return read;
}
