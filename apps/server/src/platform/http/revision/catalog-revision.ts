import { type Clock, systemClock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Revision } from '../../db/revision/reads.ts';
import { knowTables } from '../../db/revision/statement-groups.ts';
import { listTables, readGroupRevisions } from './catalog-revision.repo.ts';

/** How often revisions are read; small changes in between count as one. */
const POLL_MS = 400;
/** How long in-memory data may take to catch up before the new revisions apply. Together they stay below a second. */
const MOST_AHEAD_MS = 400;
/** Some responses depend on the local date: nothing is cached longer than this. */
const LONGEST_KEPT_MS = 3_600_000;

export interface CatalogRevision {
  /** The last revisions read, once in-memory data is ready for them. */
  current: Revision;
  /** Reads them now: afterwards everyone sees what was committed before. */
  refresh(): Promise<void>;
  stop(): void;
}

interface State {
  groups: ReadonlyMap<string, number>;
  total: number;
  /** Added to all revisions: hours, and failed reads. */
  beside: number;
}

/**
 * Follows the revisions of all groups, which triggers increment with every committed change. In-memory data is updated
 * first; until then responses come from the previous state. While the database can't be read, all revisions advance on
 * their own, so that nothing stale is cached.
 */
export async function followCatalogRevision(database: Database, clock: Clock = systemClock): Promise<CatalogRevision> {
  const prepared: ((coming: Revision) => Promise<void>)[] = [];
  const begun = hourOf(clock);
  let unread = 0;
  let present: State = { groups: new Map(), total: 0, beside: 0 };

  async function readState(): Promise<State> {
    const read = await readGroupRevisions(database.db).catch(() => null);
    if (!read) unread += 1;
    // They never decrease, even if the database was restored from a backup.
    const groups = new Map(present.groups);
    for (const [name, revision] of read ?? []) groups.set(name, Math.max(revision, groups.get(name) ?? 0));
    const total = [...groups.values()].reduce((sum, revision) => sum + revision, 0);
    return { groups, total, beside: hourOf(clock) - begun + unread / 2 ** 20 };
  }

  async function turn(): Promise<void> {
    const coming = await readState();
    if (coming.total === present.total && coming.beside === present.beside) return;
    const at = revisionOf(() => coming);
    await atMost(MOST_AHEAD_MS, Promise.allSettled(prepared.map((prepare) => prepare(at))));
    present = coming;
  }

  const refresh = oneAfterAnother(turn);
  await listTables(database.db).then(knowTables, () => {});
  await refresh();
  const timer = setInterval(() => void refresh(), POLL_MS);
  timer.unref();
  return {
    current: Object.assign(
      revisionOf(() => present),
      { ahead: (prepare: (coming: Revision) => Promise<void>) => void prepared.push(prepare) },
    ),
    refresh,
    stop: () => clearInterval(timer),
  };
}

const hourOf = (clock: Clock): number => Math.floor(clock.now().getTime() / LONGEST_KEPT_MS);

const revisionOf =
  (state: () => State): Revision =>
  (group) => {
    const { groups, total, beside } = state();
    return (group === undefined ? total : (groups.get(group) ?? 0)) + beside;
  };

/** Reads don't overlap, and everyone who asks during one shares the next, which starts after they asked. */
function oneAfterAnother(turn: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const begin = (): Promise<void> => {
    next = undefined;
    const mine = turn().finally(() => {
      if (running === mine) running = undefined;
    });
    running = mine;
    return mine;
  };
  return () => {
    if (!running) return next ?? begin();
    next ??= running.then(begin, begin);
    return next;
  };
}

async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([work, promise]);
  clearTimeout(timer);
}
