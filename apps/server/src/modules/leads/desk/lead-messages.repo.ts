import type { LeadKind } from '@travesia/contracts/leads';
import { asc, count, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { consultationRequests, contactRequests, directoryClaims, leadMessages } from '../leads.tables.ts';

/** The column that names the lead of a message. */
const LEAD = {
  consultation: leadMessages.consultationId,
  contact: leadMessages.contactId,
  claim: leadMessages.claimId,
} as const;
const NAMES = { consultation: 'consultationId', contact: 'contactId', claim: 'claimId' } as const;

type NewMessage = Pick<
  typeof leadMessages.$inferInsert,
  'id' | 'authorId' | 'side' | 'internal' | 'textSealed' | 'createdAt'
>;

export async function insertLeadMessage(tx: Tx, kind: LeadKind, leadId: string, message: NewMessage): Promise<void> {
  await tx.insert(leadMessages).values({ ...message, [NAMES[kind]]: leadId });
}

/** Answers and notes about leads of a kind, oldest first, with their authors. */
export const listLeadMessages = (db: Db | Tx, kind: LeadKind, leadIds: readonly string[]) =>
  db
    .select({
      id: leadMessages.id,
      leadId: LEAD[kind],
      side: leadMessages.side,
      internal: leadMessages.internal,
      textSealed: leadMessages.textSealed,
      createdAt: leadMessages.createdAt,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(leadMessages)
    .leftJoin(users, eq(users.id, leadMessages.authorId))
    .where(inArray(LEAD[kind], [...leadIds]))
    .orderBy(asc(leadMessages.createdAt), asc(leadMessages.id));

export type LeadMessageRow = Awaited<ReturnType<typeof listLeadMessages>>[number];

/** A message with the id and kind of its lead. */
export async function findLeadMessage(db: Db | Tx, id: string) {
  const [row] = await db.select().from(leadMessages).where(eq(leadMessages.id, id));
  return row;
}

export async function countLeadMessages(tx: Tx, kind: LeadKind, leadId: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(leadMessages).where(eq(LEAD[kind], leadId));
  return row?.total ?? 0;
}

/** Removes a user as author and assignee; what they wrote stays with the lead. */
export async function forgetDeskMember(tx: Tx, userId: string): Promise<void> {
  await tx.update(leadMessages).set({ authorId: null }).where(eq(leadMessages.authorId, userId));
  for (const table of [consultationRequests, contactRequests, directoryClaims])
    await tx.update(table).set({ assigneeId: null }).where(eq(table.assigneeId, userId));
}
