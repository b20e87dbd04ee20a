import type { Tx } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RecentError } from '../../../../platform/logger/recent-errors.ts';
import { fedEvents, type FeedSubject } from '../fed-events.ts';
import type { FeedDeps } from '../feed-deps.ts';
import {
  entriesOf,
  entriesOfErrors,
  entriesOfHistory,
  type Subjects,
  subjectsOf,
  subjectsOfHistory,
} from '../feed-entries.ts';
import { findFreshEvents, forgetFeed, insertEntries, lastSeq, noteFedEvents } from '../feed.repo.ts';
import { findDemoHistory } from '../history.repo.ts';
import { findSubjects } from '../subjects.repo.ts';

/** Events taken at once: bounds what a pass holds in memory. */
const BATCH = 500;

interface Growth {
  /** How far back events are looked for: one is committed some time after it got its id. */
  since: Date;
  errors: readonly RecentError[];
  /** What is older than this is deleted; null to keep all for now. */
  forgetBefore: Date | null;
  /** Whether an empty feed begins with what the records of the demo say that happened. */
  beginsWithHistory: boolean;
}

/** Takes events that the feed doesn't have, and errors, into it. Of several processes, one at a time. */
export async function growFeed(
  { database, clock }: Pick<FeedDeps, 'database' | 'clock'>,
  { since, errors, forgetBefore, beginsWithHistory }: Growth,
): Promise<{ lastSeq: number; added: number; isDone: boolean }> {
  const grow = async (tx: Tx) => {
    if (forgetBefore) await forgetFeed(tx, forgetBefore);
    const events = await findFreshEvents(tx, [...fedEvents.keys()], since, BATCH);
    const before = await lastSeq(tx);
    const isNew = beginsWithHistory && before === 0 && events.length === 0;
    const past = isNew ? await findDemoHistory(tx, since, clock.now()) : [];
    const entries = [
      ...entriesOfHistory(past, await readSubjects(tx, subjectsOfHistory(past))),
      ...entriesOf(events, await readSubjects(tx, subjectsOf(events))),
      ...entriesOfErrors(errors),
    ];
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

async function readSubjects(tx: Tx, ids: ReadonlyMap<FeedSubject, readonly string[]>): Promise<Subjects> {
  const subjects = new Map<FeedSubject, Awaited<ReturnType<typeof findSubjects>>>();
  for (const [subject, of] of ids) subjects.set(subject, await findSubjects(tx, subject, of));
  return subjects;
}
