import { and, asc, count, eq, gt } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { users } from '../accounts/accounts.tables.ts';
import type { TicketScope } from './support.policy.ts';
import { supportMessages, supportTickets } from './support.tables.ts';

export type MessageRow = typeof supportMessages.$inferSelect & { firstName: string | null; lastName: string | null };

export async function insertMessage(tx: Tx, row: typeof supportMessages.$inferInsert & { id: string }): Promise<void> {
  await tx.insert(supportMessages).values(row);
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
