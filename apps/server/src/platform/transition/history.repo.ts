import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Db, Tx } from '../db/database.ts';
import { insertLater } from '../db/write-later.ts';
import type { Lifecycle } from './lifecycle.ts';
import { stateChanges } from './transition.tables.ts';

export type StateChange = typeof stateChanges.$inferSelect;

const writeChange = insertLater(stateChanges, ['position']);

export const insertChange = (tx: Tx, row: typeof stateChanges.$inferInsert): Promise<void> =>
  writeChange(tx, { ...EMPTY, ...row, id: row.id ?? uuidv7(), position: 0 });

const EMPTY = { fromState: null, action: null, actorId: null, subjectId: null, reason: null };

/** History of a row, oldest first. */
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

/** Transitions made by a user, and those of rows about them. */
export const listChangesOf = (db: Db, userId: string): Promise<StateChange[]> =>
  db.select().from(stateChanges).where(ofPerson(userId)).orderBy(asc(stateChanges.position));

/** Clears what was written about or by a user. The lines stay: they contain users by id only. */
export async function eraseReasonsOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(stateChanges)
    .set({ reason: null })
    .where(and(ofPerson(userId), isNotNull(stateChanges.reason)));
}
