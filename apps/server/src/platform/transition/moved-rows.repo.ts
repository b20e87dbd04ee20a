import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/database.ts';
import type { Lifecycle } from './lifecycle.ts';

const columnOf = ({ table }: Pick<Lifecycle, 'table'>, name: string): PgColumn => {
  const column = (table as unknown as Record<string, PgColumn | undefined>)[name];
  if (!column) throw new Error(`the table has no column ${name}`);
  return column;
};

/**
 * The row with an id, locked until the transaction ends. With `skipLocked`, doesn't wait for a row locked by someone
 * else.
 */
export async function lockRow<R extends object>(
  tx: Tx,
  lifecycle: Lifecycle<R>,
  id: string,
  { skipLocked = false } = {},
): Promise<R | undefined> {
  const [row] = await tx
    .select()
    .from(lifecycle.table)
    .where(eq(columnOf(lifecycle, 'id'), id))
    .for('update', skipLocked ? { skipLocked } : {});
  return row as R | undefined;
}

/** Rows in another state than expected, locked in id order. */
export async function lockElsewhere<R extends object>(
  tx: Tx,
  lifecycle: Lifecycle<R>,
  rows: readonly { id: string; state: string }[],
): Promise<R[]> {
  if (!rows.length) return [];
  const [id, state] = [columnOf(lifecycle, 'id'), columnOf(lifecycle, lifecycle.columns.state)];
  const wanted = JSON.stringify(rows.map((row) => ({ id: row.id, state: row.state })));
  const found = await tx
    .select()
    .from(lifecycle.table)
    .where(
      sql`exists (select from jsonb_to_recordset(${wanted}::jsonb) as wanted (id uuid, state text)
        where wanted.id = ${id} and wanted.state <> ${state})`,
    )
    .orderBy(id)
    .for('update');
  return found as R[];
}

/** Whether a row with the id exists, locked or not. */
export async function isThere<R extends object>(tx: Tx, lifecycle: Lifecycle<R>, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: columnOf(lifecycle, 'id') })
    .from(lifecycle.table)
    .where(eq(columnOf(lifecycle, 'id'), id));
  return rows.length > 0;
}

interface Written {
  id: string;
  version: number;
  from: string;
  to: string;
  set: object;
}

/** Writes a transition if the row still has the version and state that were read; undefined if it changed. */
export async function writeMove<R extends object>(
  tx: Tx,
  lifecycle: Lifecycle<R>,
  { id, version, from, to, set }: Written,
): Promise<R | undefined> {
  const { state, version: counter } = lifecycle.columns;
  const rows = await tx
    .update(lifecycle.table)
    .set({ ...set, [state]: to, [counter]: version + 1 })
    .where(asRead(lifecycle, { id, version, from }))
    .returning();
  return (rows as R[])[0];
}

const asRead = (
  lifecycle: Lifecycle,
  { id, version, from }: Pick<Written, 'id' | 'version' | 'from'>,
): SQL | undefined =>
  and(
    eq(columnOf(lifecycle, 'id'), id),
    eq(columnOf(lifecycle, lifecycle.columns.version), version),
    eq(columnOf(lifecycle, lifecycle.columns.state), from),
  );
