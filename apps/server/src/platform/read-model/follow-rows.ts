import { setImmediate } from 'node:timers/promises';
import type { Db } from '../db/database.ts';
import { type KeyedRow, readChangedRows, readHorizon, readRowsAfter, type RowSource } from './changed-rows.repo.ts';

/** Small, so that what a batch leaves behind is young garbage and goes at once, and nobody waits long for the process. */
const BATCH = 250;
/** Changed rows that are put in their places at once, some tens of milliseconds; with more of them all are read beside. */
const MOST_IN_PLACE = 1000;
/** No limit. */
const ALL = 2 ** 31 - 1;

/** Rows in memory, made for the questions that are asked of them. */
export interface RowKeeper<Row> {
  /** Takes a row in, or its new state. */
  put(row: Row): void;
  /** Lets go of a row, if it has it. */
  remove(key: string): void;
  /** How many rows it has. */
  readonly size: number;
  /** Whether outdated rows weigh so much that reading all again is better. */
  readonly isWorn?: boolean;
}

interface Followed<Keeper> {
  keeper: Keeper;
  /** Changes of transactions before it are in. */
  horizon: string;
}

/**
 * Answers how to bring a keeper up to date with its rows in the database: the first time all of them are read, then only those
 * that were changed or deleted since. When these are many, or the number of rows disagrees, a new keeper of `create` is filled
 * beside the old one, which serves until then. Turns do not overlap.
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

  /** What was changed while all rows were being read. Nobody else has the keeper yet, so it is done in batches. */
  async function catchUp({ keeper, horizon }: Followed<Keeper>): Promise<Followed<Keeper>> {
    const changed = await readChangedRows(db, source, horizon, ALL);
    for (const [at, row] of changed.rows.entries()) {
      if (at % BATCH === BATCH - 1) await setImmediate();
      keeper.put(row as Row);
    }
    for (const key of changed.deleted) keeper.remove(key);
    return { keeper, horizon: changed.horizon };
  }

  /** In one go, so that nobody sees half of it; null when it is too much for that or something is missing. */
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
