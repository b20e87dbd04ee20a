import type { SupportTopic, TicketState } from '@travesia/contracts/support';
import { and, count, desc, eq, gt, inArray, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { ofDemo, ofSameWorld } from '../../platform/demo/demo-rows.repo.ts';
import type { Flagged } from '../../platform/demo/sight.ts';
import { dropFilesOf } from './files/files.repo.ts';
import type { TicketScope } from './support.policy.ts';
import { supportTickets } from './support.tables.ts';
import type { FirstAnswer } from './ticket.rules.ts';

export type TicketRow = typeof supportTickets.$inferSelect;
export type NewTicketRow = typeof supportTickets.$inferInsert & { id: string };

const within = ({ userId }: TicketScope, state?: TicketState) =>
  and(eq(supportTickets.userId, userId), state ? eq(supportTickets.state, state) : undefined);

export async function insertTicket(tx: Tx, row: NewTicketRow): Promise<void> {
  await tx.insert(supportTickets).values(row);
}

/** A page of a person's tickets, most recently changed first. */
export const listOwnTickets = (
  db: Db,
  scope: TicketScope,
  { state, limit, offset }: { state: TicketState | undefined; limit: number; offset: number },
): Promise<TicketRow[]> =>
  db
    .select()
    .from(supportTickets)
    .where(within(scope, state))
    .orderBy(desc(supportTickets.updatedAt), desc(supportTickets.id))
    .limit(limit)
    .offset(offset);

export async function countOwnTickets(db: Db, scope: TicketScope, state?: TicketState): Promise<number> {
  const [row] = await db.select({ total: count() }).from(supportTickets).where(within(scope, state));
  return row?.total ?? 0;
}

/** Number of a person's tickets that are not closed. */
export async function countActive(db: Db | Tx, { userId }: TicketScope): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(supportTickets)
    .where(and(eq(supportTickets.userId, userId), ne(supportTickets.state, 'closed')));
  return row?.total ?? 0;
}

export async function findOwnTicket(db: Db, scope: TicketScope, id: string): Promise<TicketRow | undefined> {
  const [row] = await db
    .select()
    .from(supportTickets)
    .where(and(within(scope), eq(supportTickets.id, id)));
  return row;
}

/** Same, locked until the transaction ends. */
export async function lockOwnTicket(tx: Tx, scope: TicketScope, id: string): Promise<TicketRow | undefined> {
  const [row] = await tx
    .select()
    .from(supportTickets)
    .where(and(within(scope), eq(supportTickets.id, id)))
    .for('update');
  return row;
}

/** Times when a person recently created tickets. */
export async function listTicketTimes(tx: Tx, { userId }: TicketScope, since: Date): Promise<Date[]> {
  const rows = await tx
    .select({ at: supportTickets.createdAt })
    .from(supportTickets)
    .where(and(eq(supportTickets.userId, userId), gt(supportTickets.createdAt, since)));
  return rows.map(({ at }) => at);
}

type Change = Partial<Pick<TicketRow, 'assigneeId'>>;

/** Updates fields other than the state of a ticket locked by the caller. */
export async function writeTicket(tx: Tx, id: string, change: Change): Promise<void> {
  await tx
    .update(supportTickets)
    .set({ ...change, version: sql`${supportTickets.version} + 1` })
    .where(eq(supportTickets.id, id));
}

/** Recent times to first answer, with demo tickets separate. */
export async function listFirstAnswers(db: Db | Tx, of: Flagged, since: Date): Promise<FirstAnswer[]> {
  const { topic, createdAt, firstAnsweredAt } = supportTickets;
  const rows = await db
    .select({ topic, createdAt, firstAnsweredAt })
    .from(supportTickets)
    .where(and(isNotNull(firstAnsweredAt), gt(firstAnsweredAt, since), ofSameWorld(of, supportTickets.demo)))
    .orderBy(desc(firstAnsweredAt))
    .limit(300);
  return rows.map((row): FirstAnswer => ({
    ...row,
    topic: row.topic as SupportTopic,
    firstAnsweredAt: row.firstAnsweredAt ?? row.createdAt,
  }));
}

/** The reference of a ticket. */
export async function findTicketReference(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ reference: supportTickets.reference })
    .from(supportTickets)
    .where(eq(supportTickets.id, id));
  return row?.reference;
}

/** A ticket, for automatic server actions. */
export async function findAnyTicket(tx: Tx, id: string): Promise<TicketRow | undefined> {
  const [row] = await tx.select().from(supportTickets).where(eq(supportTickets.id, id));
  return row;
}

/** Deletes closed tickets unchanged since a given time, and those of the demo. */
export async function deleteOldTickets(tx: Tx, ends: { closed: Date; demo: Date }, at: Date): Promise<void> {
  await deleteTickets(tx, and(eq(supportTickets.state, 'closed'), lt(supportTickets.updatedAt, ends.closed)), at);
  await deleteTickets(tx, and(ofDemo(supportTickets.demo), lt(supportTickets.createdAt, ends.demo)), at);
}

async function deleteTickets(tx: Tx, which: SQL | undefined, at: Date): Promise<void> {
  await dropFilesOf(tx, which, at);
  await tx.delete(supportTickets).where(which);
}

/** Deletes all tickets of the given people. */
export async function deleteTicketsOf(tx: Tx, userIds: readonly string[], at: Date): Promise<void> {
  await deleteTickets(tx, inArray(supportTickets.userId, [...userIds]), at);
}
