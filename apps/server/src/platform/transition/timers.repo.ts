import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Db, Tx } from '../db/database.ts';
import { insertLater } from '../db/write-later.ts';
import type { Lifecycle } from './lifecycle.ts';
import { stateTimers } from './transition.tables.ts';

export type TimerRow = typeof stateTimers.$inferSelect;

const ofRow = ({ machine, entity }: Pick<Lifecycle, 'machine' | 'entity'>, id: string) =>
  and(eq(stateTimers.entityId, id), eq(stateTimers.machine, machine.name), eq(stateTimers.entity, entity));

/** Replaces the timers of a row: those at `places`, or all. The caller must lock the row. */
export async function replaceTimers(
  tx: Tx,
  lifecycle: Pick<Lifecycle, 'machine' | 'entity'>,
  id: string,
  rows: readonly (typeof stateTimers.$inferInsert)[],
  places?: readonly number[],
): Promise<void> {
  await tx
    .delete(stateTimers)
    .where(and(ofRow(lifecycle, id), places ? inArray(stateTimers.place, [...places]) : undefined));
  await insertTimers(tx, rows);
}

export async function insertTimers(tx: Tx, rows: readonly (typeof stateTimers.$inferInsert)[]): Promise<void> {
  for (const row of rows) await writeTimer(tx, { attempts: 0, ...row, id: row.id ?? uuidv7() });
}

const writeTimer = insertLater(stateTimers);

/** Due timers, oldest first. */
export const listDueTimers = (db: Db, at: Date, limit: number): Promise<TimerRow[]> =>
  db.select().from(stateTimers).where(lte(stateTimers.dueAt, at)).orderBy(asc(stateTimers.dueAt)).limit(limit);

/** Locks a timer for this transaction; undefined if it is gone or another process has it. */
export async function takeTimer(tx: Tx, id: string, at: Date): Promise<TimerRow | undefined> {
  const [row] = await tx
    .select()
    .from(stateTimers)
    .where(and(eq(stateTimers.id, id), lte(stateTimers.dueAt, at)))
    .for('update', { skipLocked: true });
  return row;
}

export async function deleteTimer(tx: Tx, id: string): Promise<void> {
  await tx.delete(stateTimers).where(eq(stateTimers.id, id));
}

/** Postpones a timer after a failure. */
export async function postponeTimer(tx: Tx, id: string, dueAt: Date): Promise<void> {
  await tx
    .update(stateTimers)
    .set({ dueAt, attempts: sql`${stateTimers.attempts} + 1` })
    .where(eq(stateTimers.id, id));
}
