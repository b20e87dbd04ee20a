import { and, asc, count, eq, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';
import type { TaskRow } from './task.lifecycle.ts';
import { journeyTasks } from './tasks.tables.ts';

const of = ({ id }: Pick<JourneyRow, 'id'>) => eq(journeyTasks.journeyId, id);

/** Tasks of a journey that its caller may read, by due day. */
export const listTasks = (db: Db | Tx, journey: Pick<JourneyRow, 'id'>): Promise<TaskRow[]> =>
  db
    .select()
    .from(journeyTasks)
    .where(and(of(journey), ne(journeyTasks.status, 'dropped')))
    .orderBy(asc(journeyTasks.dueOn), asc(journeyTasks.createdAt), asc(journeyTasks.id));

/** Open ones, locked; lock the journey first. */
export const lockOpenTasks = (tx: Tx, journey: Pick<JourneyRow, 'id'>): Promise<TaskRow[]> =>
  tx
    .select()
    .from(journeyTasks)
    .where(and(of(journey), eq(journeyTasks.status, 'open')))
    .orderBy(asc(journeyTasks.id))
    .for('update');

export async function lockTask(tx: Tx, journey: Pick<JourneyRow, 'id'>, id: string): Promise<TaskRow | undefined> {
  const [row] = await tx
    .select()
    .from(journeyTasks)
    .where(and(of(journey), eq(journeyTasks.id, id)))
    .for('update');
  return row;
}

export async function countOpenTasks(tx: Tx, journey: Pick<JourneyRow, 'id'>): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(journeyTasks)
    .where(and(of(journey), eq(journeyTasks.status, 'open')));
  return row?.total ?? 0;
}

/** Writes new tasks; those of steps that the journey has already are left as they are. Returns the new ones. */
export const insertTasks = (tx: Tx, rows: (typeof journeyTasks.$inferInsert)[]): Promise<TaskRow[]> =>
  rows.length === 0 ? Promise.resolve([]) : tx.insert(journeyTasks).values(rows).onConflictDoNothing().returning();

/** Writes what changes without a move; the row must be locked. */
export async function writeTask(
  tx: Tx,
  { id, version }: Pick<TaskRow, 'id' | 'version'>,
  changed: Partial<Pick<TaskRow, 'titleSealed' | 'title' | 'step' | 'owner' | 'dueOn' | 'due' | 'remindAt'>>,
): Promise<TaskRow> {
  const [row] = await tx
    .update(journeyTasks)
    .set({ ...changed, version: version + 1 })
    .where(eq(journeyTasks.id, id))
    .returning();
  if (!row) throw new Error(`task ${id} was not locked`);
  return row;
}

/** Empties what added tasks say of a patient. */
export async function forgetTasksOf(tx: Tx, patientId: string): Promise<void> {
  await tx.update(journeyTasks).set({ titleSealed: null }).where(eq(journeyTasks.patientId, patientId));
}
