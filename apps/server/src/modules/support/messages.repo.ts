import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { users } from '../accounts/accounts.tables.ts';
import { dropFilesOf } from './files/files.repo.ts';
import type { TicketScope } from './support.policy.ts';
import { supportMessages, supportTickets } from './support.tables.ts';

export type MessageRow = typeof supportMessages.$inferSelect & { firstName: string | null; lastName: string | null };

export async function insertMessage(tx: Tx, row: typeof supportMessages.$inferInsert & { id: string }): Promise<void> {
  await tx.insert(supportMessages).values(row);
}

/** A recent internal note that a team member wrote; undefined for any other message. */
export async function findOwnNote(
  tx: Tx,
  { ticketId, id, authorId, since }: { ticketId: string; id: string; authorId: string; since: Date },
): Promise<{ id: string } | undefined> {
  const [row] = await tx
    .select({ id: supportMessages.id })
    .from(supportMessages)
    .where(
      and(
        eq(supportMessages.id, id),
        eq(supportMessages.ticketId, ticketId),
        eq(supportMessages.authorId, authorId),
        eq(supportMessages.internal, true),
        gt(supportMessages.createdAt, since),
      ),
    );
  return row;
}

export async function writeNote(tx: Tx, id: string, change: { textSealed: string; editedAt: Date }): Promise<void> {
  await tx.update(supportMessages).set(change).where(eq(supportMessages.id, id));
}

/** Deletes an internal note, and its files with the next cleanup. */
export async function deleteNote(tx: Tx, id: string, at: Date): Promise<void> {
  const isNote = and(eq(supportMessages.id, id), eq(supportMessages.internal, true));
  await dropFilesOf(tx, isNote, at);
  await tx.delete(supportMessages).where(isNote);
}

/** Whether someone else has written in a ticket after a message. */
export async function isAnsweredSince(
  tx: Tx,
  { ticketId, seen, readerId }: { ticketId: string; seen: string; readerId: string },
): Promise<boolean> {
  const rows = await tx
    .select({ id: supportMessages.id })
    .from(supportMessages)
    .where(
      and(
        eq(supportMessages.ticketId, ticketId),
        sql`(${supportMessages.createdAt}, ${supportMessages.id}) >
          (select s.created_at, s.id from support_messages s where s.id = ${seen}::uuid and s.ticket_id = ${ticketId}::uuid)`,
        sql`${supportMessages.authorId} is distinct from ${readerId}::uuid`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Messages of a ticket with their authors, oldest first; internal notes only on request. */
export async function listMessages(db: Db, ticketId: string, withNotes: boolean): Promise<MessageRow[]> {
  const rows = await db
    .select({ message: supportMessages, firstName: users.firstName, lastName: users.lastName })
    .from(supportMessages)
    .leftJoin(users, eq(users.id, supportMessages.authorId))
    .where(and(eq(supportMessages.ticketId, ticketId), withNotes ? undefined : eq(supportMessages.internal, false)))
    .orderBy(asc(supportMessages.createdAt), asc(supportMessages.id));
  return rows.map(({ message, ...name }) => ({ ...message, ...name }));
}

export async function countMessages(tx: Tx, ticketId: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(supportMessages).where(eq(supportMessages.ticketId, ticketId));
  return row?.total ?? 0;
}

/** Times of a person's recent messages in their tickets. */
export async function listWriteTimes(tx: Tx, { userId }: TicketScope, since: Date): Promise<Date[]> {
  const rows = await tx
    .select({ at: supportMessages.createdAt })
    .from(supportMessages)
    .where(
      and(eq(supportMessages.userId, userId), eq(supportMessages.byTeam, false), gt(supportMessages.createdAt, since)),
    );
  return rows.map(({ at }) => at);
}

/** Anonymizes the answers a person gave for the team; the tickets belong to others. */
export async function forgetTeamMember(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(supportMessages)
    .set({ authorId: null })
    .where(and(eq(supportMessages.authorId, userId), eq(supportMessages.byTeam, true)));
  await tx.update(supportTickets).set({ assigneeId: null }).where(eq(supportTickets.assigneeId, userId));
}
