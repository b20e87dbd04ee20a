import { and, asc, count, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { conversationNotes } from '../messaging.tables.ts';

export type NoteRow = typeof conversationNotes.$inferSelect;

/** A note with its author. */
export interface NoteRecord {
  row: NoteRow;
  author: Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'avatarFile' | 'status'>;
}

const records = (db: Db | Tx) =>
  db
    .select({
      row: conversationNotes,
      author: {
        firstName: users.firstName,
        lastName: users.lastName,
        avatarFile: users.avatarFile,
        status: users.status,
      },
    })
    .from(conversationNotes)
    .innerJoin(users, eq(users.id, conversationNotes.authorId));

/** The notes of a side, oldest first. */
export const listNoteRecords = (db: Db, sideId: string, limit: number): Promise<NoteRecord[]> =>
  records(db)
    .where(eq(conversationNotes.sideId, sideId))
    .orderBy(asc(conversationNotes.createdAt), asc(conversationNotes.id))
    .limit(limit);

export async function findNote(db: Db | Tx, id: string): Promise<NoteRecord | undefined> {
  const [record] = await records(db).where(eq(conversationNotes.id, id));
  return record;
}

export async function countNotes(tx: Tx, sideId: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(conversationNotes).where(eq(conversationNotes.sideId, sideId));
  return row?.total ?? 0;
}

export async function insertNote(tx: Tx, row: typeof conversationNotes.$inferInsert): Promise<void> {
  await tx.insert(conversationNotes).values(row);
}

export async function removeNote(tx: Tx, { id, sideId }: Pick<NoteRow, 'id' | 'sideId'>): Promise<void> {
  await tx.delete(conversationNotes).where(and(eq(conversationNotes.id, id), eq(conversationNotes.sideId, sideId)));
}
