import { feedGrewLive } from '@travesia/contracts/platform-admin';
import { platformRoom } from '../../../platform/realtime/rooms.ts';
import { tellLiveNow } from '../../../platform/realtime/tell-live.ts';
import { growFeed } from './commands/grow-feed.ts';
import { fedEvents } from './fed-events.ts';
import type { FeedDeps } from './feed-deps.ts';
import { hasFreshEvents } from './feed.repo.ts';

const MINUTE_MS = 60_000;
/** What the feed keeps, and how far it looks back when a process starts. */
export const FEED_KEPT_MS = 24 * 60 * MINUTE_MS;
/** An event is looked for this long after it got its id; once a minute for longer, for transactions that took long. */
const LOOK_BACK_MS = 20_000;
const LOOK_FAR_BACK_MS = 10 * MINUTE_MS;

/**
 * The step that takes what happened into the feed and tells who watches, once however much it was. The outbox calls it after each
 * pass, which is soon after a commit but at most a few times a second.
 */
export function keepGrowing(deps: FeedDeps): () => Promise<void> {
  const { database, clock, recentErrors } = deps;
  const names = [...fedEvents.keys()];
  let sweptAt = Number.NEGATIVE_INFINITY;
  let errorsUntil = clock.now().getTime();
  return async () => {
    const now = clock.now().getTime();
    const isSweep = now - sweptAt >= MINUTE_MS;
    const back = isSweep ? (Number.isFinite(sweptAt) ? LOOK_FAR_BACK_MS : FEED_KEPT_MS) : LOOK_BACK_MS;
    const since = new Date(now - back);
    const errors = recentErrors()
      .filter(({ at }) => at.getTime() > errorsUntil)
      .toReversed();
    if (!isSweep && errors.length === 0 && !(await hasFreshEvents(database.db, names, since))) return;
    const beginsWithHistory = deps.beginsWithHistory && !Number.isFinite(sweptAt);
    let forgetBefore = isSweep ? new Date(now - FEED_KEPT_MS) : null;
    let left = errors;
    let added = 0;
    for (;;) {
      const grown = await growFeed(deps, { since, errors: left, forgetBefore, beginsWithHistory });
      errorsUntil = Math.max(errorsUntil, ...left.map(({ at }) => at.getTime()));
      [left, forgetBefore] = [[], null];
      added += grown.added;
      if (!grown.isDone) continue;
      if (isSweep) sweptAt = now;
      // Those of the demo watch it too, and read the demo.
      if (added > 0) tellLiveNow(database, feedGrewLive, { last_seq: grown.lastSeq }, [platformRoom({ demo: true })]);
      return;
    }
  };
}
