import type { Db } from '../db/database.ts';
import { type KeyedRow, readChangedRows, readHorizon, readRowsAfter, type RowSource } from './changed-rows.repo.ts';

/** Small, so that what a batch leaves behind is young garbage and goes at once. */
const BATCH = 250;

/** Rows in memory, made for the questions that are asked of them. */
export interface RowKeeper<Row> {
  /** Takes a row in, or its new state. */
  put(row: Row): void;
  /** How many rows it has. */
  readonly size: number;
  /** Whether outdated rows weigh so much that reading all anew is better. */
  readonly isWorn?: boolean;
}

interface Followed<Keeper> {
  keeper: Keeper;
  /** Changes of transactions before it are in. */
  horizon: string;
}

/**
 * Answers how to bring a keeper up to date with its rows in the database: the first time all of them are read, then only those
 * that changed since. When rows were deleted it starts anew with a keeper of `create`. Turns do not overlap.
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
      if (rows.length < BATCH) return { keeper, horizon };
    }
  }

  async function refresh(): Promise<Keeper> {
    const { keeper, horizon } = followed ?? (await readAll());
    const changed = await readChangedRows(db, source, horizon);
    for (const row of changed.rows) keeper.put(row as Row);
    const isWhole = keeper.size === changed.total && !keeper.isWorn;
    // Let go first: two of them at once would take twice the memory.
    followed = null;
    followed = isWhole ? { keeper, horizon: changed.horizon } : await readAll();
    return followed.keeper;
  }

  return () => {
    const next = turn.then(refresh, refresh);
    turn = next;
    return next;
  };
}
