import { uuidv7 } from 'uuidv7';
import type { RecentError } from '../../../platform/logger/recent-errors.ts';
import { type Fed, fedEvents, type FeedSubject } from './fed-events.ts';
import type { FeedRow, FreshEvent } from './feed.repo.ts';
import type { PastAct } from './history.repo.ts';
import type { SubjectFacts } from './subjects.repo.ts';

/** An entry before it has a position. */
export type NewEntry = Omit<FeedRow, 'seq'>;

/** Of one thing that happens often at the same time, so many are shown; the others are counted. */
export const SHOWN_OF_A_STORM = 5;

/** What is known about the subjects of events, by table and id. */
export type Subjects = ReadonlyMap<FeedSubject, ReadonlyMap<string, SubjectFacts>>;

/** The ids that the entries of these events are about, by table. */
export function subjectsOf(events: readonly FreshEvent[]): Map<FeedSubject, string[]> {
  const ids = new Map<FeedSubject, string[]>();
  for (const { name, payload } of events) {
    const fed = fedEvents.get(name);
    const id = fed?.idOf(payload);
    if (fed && id) ids.set(fed.subject, [...(ids.get(fed.subject) ?? []), id]);
  }
  return ids;
}

/** Entries for events, in the order of these. Nothing is said about subjects that are gone. */
export function entriesOf(events: readonly FreshEvent[], subjects: Subjects): NewEntry[] {
  const found = events.flatMap((event) => {
    const fed = fedEvents.get(event.name);
    const facts = fed && subjects.get(fed.subject)?.get(fed.idOf(event.payload) ?? '');
    return fed && facts ? [{ entry: entryOf(event, fed, facts), isCounted: fed.isCounted }] : [];
  });
  return coalesced(found);
}

function entryOf({ id, at }: Pick<FreshEvent, 'id' | 'at'>, { name, kind, level }: Fed, facts: SubjectFacts): NewEntry {
  const { id: subjectId, reference, providerId, country, demo } = facts;
  return { id, at, name, kind, level, count: 1, country, reference, providerId, subjectId, detail: null, demo };
}

/** The ids that past acts are about, by table. */
export function subjectsOfHistory(acts: readonly PastAct[]): Map<FeedSubject, string[]> {
  const ids = new Map<FeedSubject, string[]>();
  for (const { subject, id } of acts) ids.set(subject, [...(ids.get(subject) ?? []), id]);
  return ids;
}

/** Entries for what happened before there was a feed, at the times when it did. */
export const entriesOfHistory = (acts: readonly PastAct[], subjects: Subjects): NewEntry[] =>
  acts.flatMap(({ event, subject, id, at }) => {
    const fed = fedEvents.get(event);
    const facts = subjects.get(subject)?.get(id);
    if (!fed || !facts) return [];
    const entry = entryOf({ id: uuidv7(), at }, fed, facts);
    return [fed.isCounted ? counting(entry) : entry];
  });

/** Entries for errors of this process: a request id, or a job, and the type. Anyone who watches the installation sees them. */
export function entriesOfErrors(errors: readonly RecentError[]): NewEntry[] {
  const found = errors.map(({ at, type, requestId, job }) => {
    const name = requestId ? 'error.request' : job ? 'error.job' : 'error.process';
    const about = { country: null, reference: requestId, providerId: null, subjectId: null, detail: job ?? type };
    const entry: NewEntry = { id: uuidv7(), at, name, kind: 'error', level: 'error', count: 1, ...about, demo: true };
    return { entry, isCounted: false };
  });
  return coalesced(found);
}

/** The first few of each name and world, and one entry that counts the others. */
function coalesced(found: readonly { entry: NewEntry; isCounted: boolean }[]): NewEntry[] {
  const entries: NewEntry[] = [];
  const seen = new Map<string, number>();
  const rest = new Map<string, NewEntry>();
  for (const { entry, isCounted } of found) {
    const key = `${entry.name} ${entry.demo}`;
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    if (!isCounted && before < SHOWN_OF_A_STORM) entries.push(entry);
    else rest.set(key, { ...counting(entry), count: (rest.get(key)?.count ?? 0) + 1 });
  }
  return [...entries, ...rest.values()];
}

/** Says nothing about any one of those that it counts. */
const counting = ({ name, kind, level, at, demo }: NewEntry): NewEntry => ({
  id: uuidv7(),
  at,
  name,
  kind,
  level,
  count: 1,
  demo,
  country: null,
  reference: null,
  providerId: null,
  subjectId: null,
  detail: null,
});
