import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';
import { preparedStatement } from './statement.ts';

/** Rows of `unnest` come in order, and each is locked before the next one. */
const lockAll = preparedStatement(
  'advisory locks',
  sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${sql.placeholder('keys')}::text[]) as key`,
);

/** Serializes transactions of an area that name the same key. Keys are locked in order, to avoid deadlocks. */
export const lockKeys = (tx: Tx, area: string, keys: readonly string[]): Promise<void> =>
  lockInTurn(
    tx,
    keys.toSorted().map((key) => [area, key]),
  );

/** The same for keys of several areas, in the given order, in one statement. */
export async function lockInTurn(tx: Tx, keys: readonly LockKey[]): Promise<void> {
  if (keys.length) await lockAll(tx, { keys: keys.map(keyText) });
}

/** Something that transactions lock although it may have no row. */
export type LockKey = readonly [area: string, key: string];

/** As it is locked. */
export const keyText = ([area, key]: LockKey): string => `${area} ${key}`;
