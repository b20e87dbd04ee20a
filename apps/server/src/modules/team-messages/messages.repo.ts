import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { users } from '../accounts/accounts.tables.ts';
import { organizations } from '../organizations/organizations.tables.ts';
import { providers } from '../providers/providers.tables.ts';
import { teamChannels, teamMessages } from './team-messages.tables.ts';

export type TeamMessageRow = typeof teamMessages.$inferSelect;

/** A message with its author and the team they wrote for. */
export interface TeamMessageRecord {
  row: TeamMessageRow;
  author: Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'avatarFile' | 'status'>;
  organization: string;
  clinic: string | null;
}

const records = (db: Db | Tx) =>
  db
    .select({
      row: teamMessages,
      author: {
        firstName: users.firstName,
        lastName: users.lastName,
        avatarFile: users.avatarFile,
        status: users.status,
      },
      organization: organizations.name,
      clinic: providers.name,
    })
    .from(teamMessages)
    .innerJoin(teamChannels, eq(teamChannels.id, teamMessages.channelId))
    .innerJoin(organizations, eq(organizations.id, teamChannels.organizationId))
    .innerJoin(users, eq(users.id, teamMessages.authorId))
    .leftJoin(providers, eq(providers.id, teamMessages.providerId));

/** Which messages of a channel. */
export interface MessagesAsked {
  channelId: string;
  /** Only those with a lower number. */
  before?: number | undefined;
  /** Only those that changed since, in the order of changes. */
  changedAfter?: number | undefined;
}

const asked = ({ channelId, before, changedAfter }: MessagesAsked): SQL | undefined =>
  and(
    eq(teamMessages.channelId, channelId),
    before === undefined ? undefined : lt(teamMessages.seq, before),
    changedAfter === undefined ? undefined : gt(teamMessages.change, changedAfter),
  );

/** A page of messages: the newest first, or in the order of changes. */
export const listMessageRecords = (
  db: Db,
  of: MessagesAsked,
  { limit, offset }: { limit: number; offset: number },
): Promise<TeamMessageRecord[]> =>
  records(db)
    .where(asked(of))
    .orderBy(of.changedAfter === undefined ? desc(teamMessages.seq) : asc(teamMessages.change))
    .limit(limit)
    .offset(offset);

export async function countMessages(db: Db, of: MessagesAsked): Promise<number> {
  const [row] = await db.select({ total: count() }).from(teamMessages).where(asked(of));
  return row?.total ?? 0;
}

export async function findMessage(db: Db | Tx, id: string): Promise<TeamMessageRecord | undefined> {
  const [record] = await records(db).where(eq(teamMessages.id, id));
  return record;
}

/** The message that its author already sent with this id. */
export async function findSent(
  tx: Tx,
  { channelId, authorId, clientMessageId }: { channelId: string; authorId: string; clientMessageId: string },
): Promise<TeamMessageRow | undefined> {
  const [row] = await tx
    .select()
    .from(teamMessages)
    .where(
      and(
        eq(teamMessages.channelId, channelId),
        eq(teamMessages.authorId, authorId),
        eq(teamMessages.clientMessageId, clientMessageId),
      ),
    );
  return row;
}

/** When a user wrote since then, for the limit. */
export async function listWritten(tx: Tx, authorId: string, since: Date, limit: number): Promise<Date[]> {
  const rows = await tx
    .select({ at: teamMessages.createdAt })
    .from(teamMessages)
    .where(and(eq(teamMessages.authorId, authorId), gte(teamMessages.createdAt, since)))
    .orderBy(desc(teamMessages.createdAt))
    .limit(limit);
  return rows.map(({ at }) => at);
}

export async function insertMessage(tx: Tx, row: typeof teamMessages.$inferInsert): Promise<void> {
  await tx.insert(teamMessages).values(row);
}

export async function writeMessage(
  tx: Tx,
  { id }: Pick<TeamMessageRow, 'id'>,
  change: Partial<Pick<TeamMessageRow, 'change' | 'contentSealed' | 'mentions' | 'editedAt' | 'deletedAt'>>,
): Promise<void> {
  await tx.update(teamMessages).set(change).where(eq(teamMessages.id, id));
}

/** The newest messages of channels that still have a text, to be searched. */
export const listTexts = (db: Db, channelIds: readonly string[], limit: number) =>
  db
    .select({
      id: teamMessages.id,
      channelId: teamMessages.channelId,
      contentSealed: teamMessages.contentSealed,
    })
    .from(teamMessages)
    .where(and(inArray(teamMessages.channelId, [...channelIds]), isNull(teamMessages.deletedAt)))
    .orderBy(desc(teamMessages.createdAt))
    .limit(limit);
