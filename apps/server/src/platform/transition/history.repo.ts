import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import type { Db, Tx } from '../db/database.ts';
import type { Lifecycle } from './lifecycle.ts';
import { stateChanges } from './transition.tables.ts';

export type StateChange = typeof stateChanges.$inferSelect;

export async function insertChange(tx: Tx, row: typeof stateChanges.$inferInsert): Promise<void> {
  await tx.insert(stateChanges).values(row);
}

/** How a row came to where it is, the first line first. */
export const listChanges = (
  db: Db | Tx,
  { machine, entity }: Pick<Lifecycle, 'machine' | 'entity'>,
  id: string,
): Promise<StateChange[]> =>
  db
    .select()
    .from(stateChanges)
    .where(and(eq(stateChanges.machine, machine.name), eq(stateChanges.entity, entity), eq(stateChanges.entityId, id)))
    .orderBy(asc(stateChanges.position));

const ofPerson = (userId: string) => or(eq(stateChanges.subjectId, userId), eq(stateChanges.actorId, userId));

/** Moves that a person made, and those of what is about them. */
export const listChangesOf = (db: Db, userId: string): Promise<StateChange[]> =>
  db.select().from(stateChanges).where(ofPerson(userId)).orderBy(asc(stateChanges.position));

/** Empties what was written about a person, or by them. The lines stay: they name people by id only. */
export async function eraseReasonsOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(stateChanges)
    .set({ reason: null })
    .where(and(ofPerson(userId), isNotNull(stateChanges.reason)));
}
