import type { ConversationParty, ConversationTab } from '@travesia/contracts/messaging';
import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../platform/db/database.ts';
import { users } from '../accounts/accounts.tables.ts';
import { journeys } from '../journeys/journeys.tables.ts';
import { organizations } from '../organizations/organizations.tables.ts';
import { providers } from '../providers/providers.tables.ts';
import { inInbox } from './inbox-condition.repo.ts';
import type { InboxScope } from './inbox.policy.ts';
import { conversationNotes, conversations, conversationSides, messageFiles, messages } from './messaging.tables.ts';
import { messageRecords } from './records/message-records.tables.ts';

export type ConversationRow = typeof conversations.$inferSelect;
export type SideRow = typeof conversationSides.$inferSelect;

/** A conversation with the side on which it is read. */
export interface ConversationRecord {
  row: ConversationRow;
  own: SideRow;
  journeyReference: string | null;
  last: Pick<typeof messages.$inferSelect, 'id' | 'contentSealed' | 'authorId' | 'sideId' | 'createdAt'> & {
    files: number;
    records: number;
  };
  author: { firstName: string; lastName: string; status: (typeof users.$inferSelect)['status'] };
  assignee: Pick<typeof users.$inferSelect, 'id' | 'firstName' | 'lastName' | 'avatarFile' | 'status'> | null;
  notes: number;
}

/** A side with what is shown of it. */
export interface ShownSide {
  row: Pick<SideRow, 'id' | 'conversationId' | 'party' | 'userId' | 'providerId' | 'organizationId' | 'blockedAt'>;
  person: Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'avatarFile' | 'status'> | null;
  clinic: Pick<typeof providers.$inferSelect, 'name' | 'slug' | 'logoFile' | 'timeZone' | 'operationalStatus'> | null;
  organization: Pick<typeof organizations.$inferSelect, 'name'> | null;
}

const assignees = alias(users, 'assignees');

const records = (db: Db | Tx) =>
  db
    .select({
      row: conversations,
      own: conversationSides,
      journeyReference: journeys.reference,
      last: {
        id: messages.id,
        contentSealed: messages.contentSealed,
        authorId: messages.authorId,
        sideId: messages.sideId,
        createdAt: messages.createdAt,
        files: sql<number>`(select count(*)::int from ${messageFiles} f where f.message_id = ${messages.id})`,
        records: sql<number>`(select count(*)::int from ${messageRecords} r where r.message_id = ${messages.id})`,
      },
      author: { firstName: users.firstName, lastName: users.lastName, status: users.status },
      assignee: {
        id: assignees.id,
        firstName: assignees.firstName,
        lastName: assignees.lastName,
        avatarFile: assignees.avatarFile,
        status: assignees.status,
      },
      notes: sql<number>`(select count(*)::int from ${conversationNotes} n where n.side_id = ${conversationSides.id})`,
    })
    .from(conversationSides)
    .innerJoin(conversations, eq(conversations.id, conversationSides.conversationId))
    .innerJoin(messages, and(eq(messages.conversationId, conversations.id), eq(messages.seq, conversations.lastSeq)))
    .innerJoin(users, eq(users.id, messages.authorId))
    .leftJoin(journeys, eq(journeys.id, conversations.journeyId))
    .leftJoin(assignees, eq(assignees.id, conversationSides.assigneeId));

const other = alias(conversationSides, 'other_side');

/** A point in time and the reader, on which tabs depend. */
export interface Asking {
  scope: InboxScope;
  at: Date;
}

const isSnoozed = (at: Date): SQL => gt(conversationSides.snoozedUntil, at);
const isListed = (at: Date): SQL | undefined =>
  and(
    isNull(conversationSides.archivedAt),
    or(isNull(conversationSides.snoozedUntil), lte(conversationSides.snoozedUntil, at)),
  );

const inTab = (tab: ConversationTab, { scope, at }: Asking): SQL | undefined =>
  ({
    all: isListed(at),
    unread: gt(conversationSides.unreadCount, 0),
    waiting: and(isListed(at), isNotNull(conversationSides.waitingSince)),
    mine: and(isListed(at), eq(conversationSides.assigneeId, scope.person.userId)),
    unassigned: and(isListed(at), isNull(conversationSides.assigneeId)),
    snoozed: and(isNull(conversationSides.archivedAt), isSnoozed(at)),
    archived: isNotNull(conversationSides.archivedAt),
  })[tab];

/** What a list is narrowed to. */
export interface ConversationFilter {
  tab: ConversationTab;
  with: ConversationParty | undefined;
  tag: string | undefined;
  /** Only these, found by their words; null for all. */
  ids: readonly string[] | null;
}

const matching = (db: Db, asking: Asking, { tab, with: party, tag, ids }: ConversationFilter) =>
  and(
    inInbox(asking.scope),
    inTab(tab, asking),
    tag ? arrayContains(conversationSides.tags, [tag]) : undefined,
    ids ? inArray(conversations.id, [...ids]) : undefined,
    party
      ? sql`exists ${db
          .select({ id: other.id })
          .from(other)
          .where(
            and(
              eq(other.conversationId, conversationSides.conversationId),
              ne(other.id, conversationSides.id),
              eq(other.party, party),
            ),
          )}`
      : undefined,
  );

/** Conversations of an inbox, last written to first; of those that wait for a reply, the longest first. */
export const listRecords = (
  db: Db,
  asking: Asking,
  filter: ConversationFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ConversationRecord[]> =>
  records(db)
    .where(matching(db, asking, filter))
    .orderBy(
      ...(filter.tab === 'waiting'
        ? [asc(conversationSides.waitingSince)]
        : [desc(conversationSides.lastAt), desc(conversationSides.id)]),
    )
    .limit(limit)
    .offset(offset);

export async function countRecords(db: Db, asking: Asking, filter: ConversationFilter): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(conversationSides)
    .innerJoin(conversations, eq(conversations.id, conversationSides.conversationId))
    .where(matching(db, asking, filter));
  return row?.total ?? 0;
}

/** Conversations of an inbox by tab. */
export async function countTabs(db: Db, asking: Asking): Promise<Record<ConversationTab, number>> {
  const filtered = (tab: ConversationTab) => sql<number>`count(*) filter (where ${inTab(tab, asking)})::int`;
  const [row] = await db
    .select({
      all: filtered('all'),
      unread: filtered('unread'),
      waiting: filtered('waiting'),
      mine: filtered('mine'),
      unassigned: filtered('unassigned'),
      snoozed: filtered('snoozed'),
      archived: filtered('archived'),
    })
    .from(conversationSides)
    .innerJoin(conversations, eq(conversations.id, conversationSides.conversationId))
    .where(inInbox(asking.scope));
  if (!row) throw new Error('a count returned no row');
  return row;
}

/** A conversation in the first of the inboxes that has it. */
export async function findRecord(
  db: Db | Tx,
  scopes: readonly InboxScope[],
  id: string,
): Promise<{ scope: InboxScope; record: ConversationRecord } | undefined> {
  for (const scope of scopes) {
    const [record] = await records(db).where(and(inInbox(scope), eq(conversations.id, id)));
    if (record) return { scope, record };
  }
  return undefined;
}

/** The sides of conversations, by conversation. */
export async function listSides(db: Db | Tx, ids: readonly string[]): Promise<Map<string, ShownSide[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      row: {
        id: conversationSides.id,
        conversationId: conversationSides.conversationId,
        party: conversationSides.party,
        userId: conversationSides.userId,
        providerId: conversationSides.providerId,
        organizationId: conversationSides.organizationId,
        blockedAt: conversationSides.blockedAt,
      },
      person: {
        firstName: users.firstName,
        lastName: users.lastName,
        avatarFile: users.avatarFile,
        status: users.status,
      },
      clinic: {
        name: providers.name,
        slug: providers.slug,
        logoFile: providers.logoFile,
        timeZone: providers.timeZone,
        operationalStatus: providers.operationalStatus,
      },
      organization: { name: organizations.name },
    })
    .from(conversationSides)
    .leftJoin(users, eq(users.id, conversationSides.userId))
    .leftJoin(providers, eq(providers.id, conversationSides.providerId))
    .leftJoin(organizations, eq(organizations.id, conversationSides.organizationId))
    .where(inArray(conversationSides.conversationId, [...ids]))
    .orderBy(conversationSides.id);
  return Map.groupBy(rows, ({ row }) => row.conversationId);
}

/** Locks a conversation, so that its numbers follow the order of commits; undefined if the inbox doesn't have it. */
export async function lockConversation(
  tx: Tx,
  scope: InboxScope,
  id: string,
): Promise<{ row: ConversationRow; own: SideRow } | undefined> {
  const [found] = await tx
    .select({ row: conversations, own: conversationSides })
    .from(conversations)
    .innerJoin(conversationSides, eq(conversationSides.conversationId, conversations.id))
    .where(and(inInbox(scope), eq(conversations.id, id)))
    .for('update', { of: conversations });
  return found;
}

/** When a user began conversations since then, for the limit. */
export async function listBegun(tx: Tx, userId: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .select({ at: conversations.createdAt })
    .from(conversations)
    .where(and(eq(conversations.begunBy, userId), gte(conversations.createdAt, since)));
  return rows.map(({ at }) => at);
}

/** The conversation that a user began with this first message; undefined if it was not sent yet. */
export async function findBegunBy(tx: Tx, userId: string, clientMessageId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: messages.conversationId })
    .from(messages)
    .where(and(eq(messages.authorId, userId), eq(messages.clientMessageId, clientMessageId), eq(messages.seq, 1)));
  return row?.id;
}

export async function insertConversation(
  tx: Tx,
  row: typeof conversations.$inferInsert,
  sides: readonly (typeof conversationSides.$inferInsert)[],
): Promise<void> {
  await tx.insert(conversations).values(row);
  await tx.insert(conversationSides).values([...sides]);
}

export async function writeNumbers(
  tx: Tx,
  { id }: Pick<ConversationRow, 'id'>,
  numbers: Partial<Pick<ConversationRow, 'lastSeq' | 'lastChange'>>,
): Promise<void> {
  await tx.update(conversations).set(numbers).where(eq(conversations.id, id));
}

/**
 * A new message of a side: the others have one more to read and to reply to, and it is in everyone's list again. Whoever replies
 * first for a team has the conversation from then on. Returns all sides.
 */
export const noteNewMessage = (
  tx: Tx,
  { conversationId, id }: SideRow,
  { authorId, at }: { authorId: string; at: Date },
): Promise<SideRow[]> =>
  tx
    .update(conversationSides)
    .set({
      lastAt: at,
      archivedAt: null,
      wokenAt: null,
      unreadCount: sql`${conversationSides.unreadCount} + case when ${conversationSides.id} = ${id} then 0 else 1 end`,
      waitingSince: sql`case when ${conversationSides.id} = ${id} then null
        else coalesce(${conversationSides.waitingSince}, ${at.toISOString()}::timestamptz) end`,
      assigneeId: sql`case when ${conversationSides.id} = ${id} and ${conversationSides.party} <> 'patient'
        then coalesce(${conversationSides.assigneeId}, ${authorId}::uuid) else ${conversationSides.assigneeId} end`,
      snoozedUntil: sql`case when ${conversationSides.id} = ${id} then ${conversationSides.snoozedUntil} end`,
    })
    .where(eq(conversationSides.conversationId, conversationId))
    .returning();

/** What a side notes for itself. */
export type SideChange = Partial<
  Pick<
    SideRow,
    'archivedAt' | 'blockedAt' | 'assigneeId' | 'snoozedUntil' | 'wokenAt' | 'lastAt' | 'waitingSince' | 'tags'
  >
>;

export async function writeSide(tx: Tx, { id }: Pick<SideRow, 'id'>, change: SideChange): Promise<void> {
  await tx.update(conversationSides).set(change).where(eq(conversationSides.id, id));
}

/** Lowers the count of unread messages; returns what is left. */
export async function lowerUnread(tx: Tx, { id }: Pick<SideRow, 'id'>, by: number): Promise<number> {
  const [row] = await tx
    .update(conversationSides)
    .set({ unreadCount: sql`${conversationSides.unreadCount} - ${by}::int` })
    .where(eq(conversationSides.id, id))
    .returning({ left: conversationSides.unreadCount });
  return row?.left ?? 0;
}

/** Conversations of an inbox with unread messages. */
export async function countUnread(db: Db, scope: InboxScope): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(conversationSides)
    .innerJoin(conversations, eq(conversations.id, conversationSides.conversationId))
    .where(and(inInbox(scope), gt(conversationSides.unreadCount, 0)));
  return row?.total ?? 0;
}

/** The newest conversations of an inbox, to be searched. */
export const listSearched = (db: Db, scope: InboxScope, limit: number) =>
  db
    .select({ id: conversations.id, subjectSealed: conversations.subjectSealed })
    .from(conversationSides)
    .innerJoin(conversations, eq(conversations.id, conversationSides.conversationId))
    .where(inInbox(scope))
    .orderBy(desc(conversationSides.lastAt))
    .limit(limit);

/** Whom a side is. */
export type SideKeys = Pick<SideRow, 'id' | 'userId' | 'providerId' | 'organizationId'>;

export const listSideKeys = (db: Db | Tx, conversationId: string): Promise<SideKeys[]> =>
  db
    .select({
      id: conversationSides.id,
      userId: conversationSides.userId,
      providerId: conversationSides.providerId,
      organizationId: conversationSides.organizationId,
    })
    .from(conversationSides)
    .where(eq(conversationSides.conversationId, conversationId));

/** The patient of a conversation; undefined if it has none. */
export const findPatient = async (db: Db | Tx, conversationId: string): Promise<string | undefined> =>
  (await listSideKeys(db, conversationId)).flatMap(({ userId }) => userId ?? [])[0];
