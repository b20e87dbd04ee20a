import { setImmediate } from 'node:timers/promises';
import type { Db } from '../db/database.ts';
import { type KeyedRow, readChangedRows, readHorizon, readRowsAfter, type RowSource } from './changed-rows.repo.ts';

/** Small, so that a batch leaves only short-lived garbage and doesn't block the process for long. */
const BATCH = 250;
/**
 * Maximum number of changed rows to apply in place, some tens of milliseconds; beyond that everything is reloaded into
 * a new keeper.
 */
const MOST_IN_PLACE = 1000;
/** No limit. */
const ALL = 2 ** 31 - 1;

/** In-memory rows, indexed for their queries. */
export interface RowKeeper<Row> {
  /** Adds a row, or updates it. */
  put(row: Row): void;
  /** Removes a row, if present. */
  remove(key: string): void;
  /** Number of rows. */
  readonly size: number;
  /** Whether so many rows are outdated that a reload is better. */
  readonly isWorn?: boolean;
}

interface Followed<Keeper> {
  keeper: Keeper;
  /** Includes all changes of earlier transactions. */
  horizon: string;
}

/**
 * Returns a function that brings a keeper up to date with its database rows: the first time it loads all of them, then
 * only those changed or deleted since. If these are many, or the row count disagrees, a new keeper from `create` is
 * filled while the old one keeps serving. Runs do not overlap.
 */
export function followRows<Row extends KeyedRow, Keeper extends RowKeeper<Row>>(
  db: Db,
  source: RowSource,
  create: () => Keeper,
): () => Promise<Keeper> {
  let followed: Followed<Keeper> | null = null;
  let turn: Promise<unknown> = Promise.resolve();

  async function readAll(): Promise<Followed<Keeper>> {
    const keeper = create();
    const horizon = await readHorizon(db);
    for (let after: string | null = null; ;) {
      const rows: KeyedRow[] = await readRowsAfter(db, source, after, BATCH);
      for (const row of rows) keeper.put(row as Row);
      after = rows.at(-1)?.key ?? null;
      if (rows.length < BATCH) break;
    }
    return catchUp({ keeper, horizon });
  }

  /** Changes made while all rows were being loaded. The keeper is not in use yet, so this runs in batches. */
  async function catchUp({ keeper, horizon }: Followed<Keeper>): Promise<Followed<Keeper>> {
    const changed = await readChangedRows(db, source, horizon, ALL);
    for (const [at, row] of changed.rows.entries()) {
      if (at % BATCH === BATCH - 1) await setImmediate();
      keeper.put(row as Row);
    }
    for (const key of changed.deleted) keeper.remove(key);
    return { keeper, horizon: changed.horizon };
  }

  /** Synchronously, so that nobody sees a partial state; null if it is too much for that or something is missing. */
  async function follow({ keeper, horizon }: Followed<Keeper>): Promise<Followed<Keeper> | null> {
    const changed = await readChangedRows(db, source, horizon, MOST_IN_PLACE + 1);
    if (changed.rows.length > MOST_IN_PLACE || changed.deleted.length > MOST_IN_PLACE) return null;
    for (const key of changed.deleted) keeper.remove(key);
    for (const row of changed.rows) keeper.put(row as Row);
    return keeper.size === changed.total && !keeper.isWorn ? { keeper, horizon: changed.horizon } : null;
  }

  async function refresh(): Promise<Keeper> {
    followed = (followed && (await follow(followed))) ?? (await readAll());
    return followed.keeper;
  }

  return () => {
    const next = turn.then(refresh, refresh);
    turn = next;
    return next;
  };
}
