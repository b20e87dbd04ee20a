import type { Tx } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RecentError } from '../../../../platform/logger/recent-errors.ts';
import { fedEvents } from '../fed-events.ts';
import type { FeedDeps } from '../feed-deps.ts';
import { entriesOf, entriesOfErrors, subjectsOf } from '../feed-entries.ts';
import { findFreshEvents, forgetFeed, insertEntries, lastSeq, noteFedEvents } from '../feed.repo.ts';
import { findSubjects } from '../subjects.repo.ts';

/** Events taken at once: bounds what a pass holds in memory. */
const BATCH = 500;

interface Growth {
  /** How far back events are looked for: one is committed some time after it got its id. */
  since: Date;
  errors: readonly RecentError[];
  /** What is older than this is deleted; null to keep all for now. */
  forgetBefore: Date | null;
}

/** Takes events that the feed doesn't have, and errors, into it. Of several processes, one at a time. */
export async function growFeed(
  { database }: Pick<FeedDeps, 'database'>,
  { since, errors, forgetBefore }: Growth,
): Promise<{ lastSeq: number; added: number; isDone: boolean }> {
  const grow = async (tx: Tx) => {
    if (forgetBefore) await forgetFeed(tx, forgetBefore);
    const events = await findFreshEvents(tx, [...fedEvents.keys()], since, BATCH);
    const subjects = new Map<Parameters<typeof findSubjects>[1], Awaited<ReturnType<typeof findSubjects>>>();
    for (const [subject, ids] of subjectsOf(events)) subjects.set(subject, await findSubjects(tx, subject, ids));
    const entries = [...entriesOf(events, subjects), ...entriesOfErrors(errors)];
    const before = await lastSeq(tx);
    await insertEntries(
      tx,
      entries.map((entry, index) => ({ ...entry, seq: before + index + 1 })),
    );
    await noteFedEvents(
      tx,
      events.map(({ id: eventId }) => ({ eventId })),
    );
    return { lastSeq: before + entries.length, added: entries.length, isDone: events.length < BATCH };
  };
  return unitOfWork(database, grow, { locks: [['feed', 'grow']] });
}
