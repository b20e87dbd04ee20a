import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { users } from '../accounts/accounts.tables.ts';
import type { SideRow } from './conversations.repo.ts';
import { conversationSides, messageProposals, messageReads, messages } from './messaging.tables.ts';

export type MessageRow = typeof messages.$inferSelect;

/** A message with its author and when the other side first read it. */
export interface MessageRecord {
  row: MessageRow;
  party: SideRow['party'];
  author: Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'avatarFile' | 'status'>;
  readAt: Date | null;
  /** Kind of what was sent with it. */
  proposal: (typeof messageProposals.$inferSelect)['kind'] | null;
}

const records = (db: Db | Tx) =>
  db
    .select({
      row: messages,
      party: conversationSides.party,
      author: {
        firstName: users.firstName,
        lastName: users.lastName,
        avatarFile: users.avatarFile,
        status: users.status,
      },
      readAt:
        sql<Date | null>`(select min(r.read_at) from ${messageReads} r where r.message_id = ${messages.id})`.mapWith(
          messages.createdAt,
        ),
      proposal: messageProposals.kind,
    })
    .from(messages)
    .innerJoin(conversationSides, eq(conversationSides.id, messages.sideId))
    .innerJoin(users, eq(users.id, messages.authorId))
    .leftJoin(messageProposals, eq(messageProposals.messageId, messages.id));

/** Which messages of a conversation. */
export interface MessagesAsked {
  conversationId: string;
  /** Only those with a lower number. */
  before?: number | undefined;
  /** Only those that changed since, in the order of changes. */
  changedAfter?: number | undefined;
}

const asked = ({ conversationId, before, changedAfter }: MessagesAsked): SQL | undefined =>
  and(
    eq(messages.conversationId, conversationId),
    before === undefined ? undefined : lt(messages.seq, before),
    changedAfter === undefined ? undefined : gt(messages.change, changedAfter),
  );

/** A page of messages: the newest first, or in the order of changes. */
export const listRecords = (
  db: Db | Tx,
  of: MessagesAsked,
  { limit, offset }: { limit: number; offset: number },
): Promise<MessageRecord[]> =>
  records(db)
    .where(asked(of))
    .orderBy(of.changedAfter === undefined ? desc(messages.seq) : asc(messages.change))
    .limit(limit)
    .offset(offset);

export async function countMessages(db: Db | Tx, of: MessagesAsked): Promise<number> {
  const [row] = await db.select({ total: count() }).from(messages).where(asked(of));
  return row?.total ?? 0;
}

export async function findMessage(db: Db | Tx, id: string): Promise<MessageRecord | undefined> {
  const [record] = await records(db).where(eq(messages.id, id));
  return record;
}

/** The message that its author already sent with this id. */
export async function findSent(
  tx: Tx,
  { conversationId, authorId, clientMessageId }: { conversationId: string; authorId: string; clientMessageId: string },
): Promise<MessageRow | undefined> {
  const [row] = await tx
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.authorId, authorId),
        eq(messages.clientMessageId, clientMessageId),
      ),
    );
  return row;
}

/** When a user wrote since then, for the limit. */
export async function listWritten(tx: Tx, authorId: string, since: Date, limit: number): Promise<Date[]> {
  const rows = await tx
    .select({ at: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.authorId, authorId), gte(messages.createdAt, since)))
    .orderBy(desc(messages.createdAt))
    .limit(limit);
  return rows.map(({ at }) => at);
}

export async function insertMessage(tx: Tx, row: typeof messages.$inferInsert): Promise<void> {
  await tx.insert(messages).values(row);
}

export async function writeMessage(
  tx: Tx,
  { id }: Pick<MessageRow, 'id'>,
  change: Partial<Pick<MessageRow, 'change' | 'contentSealed' | 'editedAt' | 'deletedAt'>>,
): Promise<void> {
  await tx.update(messages).set(change).where(eq(messages.id, id));
}

/** Those of the given messages that others wrote and this side had not read: marks them, and returns their numbers and ids in order. */
export async function markUnread(
  tx: Tx,
  { id: sideId, conversationId }: SideRow,
  { ids, userId, at }: { ids: readonly string[]; userId: string; at: Date },
): Promise<{ id: string; deleted: boolean }[]> {
  const found = await tx
    .select({ id: messages.id, deletedAt: messages.deletedAt })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        ne(messages.sideId, sideId),
        inArray(messages.id, [...ids]),
        notInArray(
          messages.id,
          tx.select({ id: messageReads.messageId }).from(messageReads).where(eq(messageReads.sideId, sideId)),
        ),
      ),
    )
    .orderBy(asc(messages.seq));
  if (found.length)
    await tx.insert(messageReads).values(found.map(({ id: messageId }) => ({ messageId, sideId, userId, readAt: at })));
  return found.map(({ id, deletedAt }) => ({ id, deleted: deletedAt !== null }));
}

/** Gives messages the numbers of changes from `first` on, in their order. */
export async function numberChanges(tx: Tx, ids: readonly string[], first: number): Promise<void> {
  await tx.execute(sql`update messages m set change = ${first}::int + n.place::int - 1
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality as n(id, place) where m.id = n.id`);
}

/** The sides of a conversation, besides the author's, that have not read a message. */
export async function listUnreadBy(tx: Tx, { id, sideId, conversationId }: MessageRow): Promise<{ id: string }[]> {
  return tx
    .select({ id: conversationSides.id })
    .from(conversationSides)
    .where(
      and(
        eq(conversationSides.conversationId, conversationId),
        ne(conversationSides.id, sideId),
        notInArray(
          conversationSides.id,
          tx.select({ id: messageReads.sideId }).from(messageReads).where(eq(messageReads.messageId, id)),
        ),
      ),
    );
}

/** The newest messages of conversations that still have a text, to be searched. */
export const listTexts = (db: Db, conversationIds: readonly string[], limit: number) =>
  db
    .select({ id: messages.id, conversationId: messages.conversationId, contentSealed: messages.contentSealed })
    .from(messages)
    .where(and(inArray(messages.conversationId, [...conversationIds]), isNull(messages.deletedAt)))
    .orderBy(desc(messages.createdAt))
    .limit(limit);
