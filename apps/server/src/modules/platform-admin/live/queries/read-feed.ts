import { type Feed, MOST_FEED_ENTRIES } from '@travesia/contracts/platform-admin';
import { type Sight } from '../../../../platform/demo/sight.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { FeedDeps } from '../feed-deps.ts';
import { watches } from '../feed.policy.ts';
import { presentActive, presentEntry } from '../feed.presenter.ts';
import { countActive, countEntries, countMinutes, lastSeq, listEntries } from '../feed.repo.ts';
import { FEED_KEPT_MS } from '../keep-growing.ts';

/** Counting active users reads all sessions, and they change slowly. */
const ACTIVE_KEPT_MS = 15_000;

/** Reads the feed: all of the last day, or what came after a position. */
export function createFeedReader(deps: FeedDeps) {
  const active = rememberActive(deps);
  return async (actor: Actor, after: number | undefined): Promise<Feed> => {
    const { database, clock, connections } = deps;
    const sight = watches(actor);
    const now = clock.now();
    // Read first: what comes while the rest is read is asked for again.
    const last = await lastSeq(database.db);
    // A feed that was emptied begins anew, and so does its reader.
    const since = {
      after: after !== undefined && after <= last ? after : 0,
      from: new Date(now.getTime() - FEED_KEPT_MS),
    };
    const [rows, minutes, users] = await Promise.all([
      listEntries(database.db, sight, { ...since, limit: MOST_FEED_ENTRIES }),
      countMinutes(database.db, sight, now),
      active(sight, now),
    ]);
    const isFull = rows.length === MOST_FEED_ENTRIES;
    return {
      entries: rows.map(presentEntry),
      last_seq: Math.max(last, rows[0]?.seq ?? 0),
      skipped: isFull ? Math.max(0, (await countEntries(database.db, sight, since)) - rows.length) : 0,
      minutes: minutes.map(({ at, ...minute }) => ({ ...minute, at: new Date(at).toISOString() })),
      active: presentActive(users),
      connections: connections(),
      as_of: now.toISOString(),
    };
  };
}

function rememberActive({ database }: FeedDeps) {
  const kept = new Map<Sight, { at: number; users: ReturnType<typeof countActive> }>();
  return (sight: Sight, now: Date): ReturnType<typeof countActive> => {
    const known = kept.get(sight);
    if (known && Math.abs(now.getTime() - known.at) < ACTIVE_KEPT_MS) return known.users;
    const users = countActive(database.db, sight, now);
    kept.set(sight, { at: now.getTime(), users });
    users.catch(() => kept.delete(sight));
    return users;
  };
}
