import type { FeedFailure } from '@travesia/contracts/availability';
import { calendar } from '../../../../platform/calendar.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { isSealed } from '../../../../platform/secrets/seal.ts';
import type { FeedDeps } from '../../availability-deps.ts';
import { lockOwnProvider } from '../../../providers/index.ts';
import { refreshNextFree } from '../../next-free/refresh-next-free.ts';
import { type FeedRow, type FeedToRead, lockFeed, replaceBusy, updateFeed } from '../feeds.repo.ts';
import { readIcalApart } from '../ical/read-ical-apart.ts';
import { nextReadAfter } from '../next-read.rules.ts';

/** Days ahead whose events are kept: as far as patients see, and a little more. */
const KEPT_DAYS = 400;

type Outcome =
  | { kind: 'read'; times: { startsAt: string; endsAt: string }[]; etag: string | null; lastModified: string | null }
  | { kind: 'unchanged' }
  | { kind: 'failed'; failure: FeedFailure };

/** Reads an outside calendar and keeps its taken times; after a failure those of the last good reading stay. */
export async function readFeed(deps: FeedDeps, feed: FeedToRead): Promise<void> {
  const outcome = await readOutside(deps, feed);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    // The clinic first, as everywhere: whoever removes a feed holds it already.
    await lockOwnProvider(tx, feed.providerId);
    const row = await lockFeed(tx, feed.id);
    if (!row) return;
    const changed = outcome.kind === 'read' ? await replaceBusy(tx, feed, outcome.times) : 0;
    await updateFeed(tx, feed.id, noteOf(row, outcome, at));
    if (changed) await refreshNextFree(deps, tx, [feed.providerId]);
  });
}

function noteOf(row: FeedRow, outcome: Outcome, at: Date): Parameters<typeof updateFeed>[2] {
  if (outcome.kind === 'failed') {
    const failures = Math.min(row.failures + 1, 100);
    const { failure } = outcome;
    return { status: 'failing', failure, failures, lastTriedAt: at, nextReadAt: nextReadAfter(at, failures) };
  }
  return {
    status: 'ok',
    failure: null,
    failures: 0,
    lastTriedAt: at,
    lastGoodAt: at,
    nextReadAt: nextReadAfter(at, 0),
    ...(outcome.kind === 'read'
      ? { busyCount: outcome.times.length, etag: outcome.etag, lastModified: outcome.lastModified }
      : {}),
  };
}

async function readOutside(deps: FeedDeps, feed: FeedToRead): Promise<Outcome> {
  const { etag, lastModified, timeZone } = feed;
  // The demo's has none.
  if (!isSealed(feed.url)) return { kind: 'failed', failure: 'unreachable' };
  const fetched = await deps.fetchCalendar(deps.seal.open(feed.url, feed.id), { etag, lastModified });
  if (fetched.kind !== 'read') return fetched;
  const today = deps.clock.today(timeZone);
  const read = await readIcalApart(fetched.text, {
    from: Date.parse(calendar.startOfDay(today, timeZone)),
    to: Date.parse(calendar.startOfDay(calendar.addDays(today, KEPT_DAYS), timeZone)),
    timeZone,
  });
  if ('failure' in read) return { kind: 'failed', failure: read.failure };
  return {
    kind: 'read',
    times: read.taken.map(({ start, end }) => ({
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(end).toISOString(),
    })),
    ...fetched.known,
  };
}
