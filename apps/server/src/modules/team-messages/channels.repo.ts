import type { ChannelTab } from '@travesia/contracts/team-messages';
import { and, count, desc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { users } from '../accounts/accounts.tables.ts';
import { journeys } from '../journeys/journeys.tables.ts';
import { organizations } from '../organizations/organizations.tables.ts';
import { providers } from '../providers/providers.tables.ts';
import type { ChannelScope } from './channels.policy.ts';
import { teamChannelMembers, teamChannels, teamMessageFiles, teamMessages } from './team-messages.tables.ts';
import { inScope, reads } from './who-reads.repo.ts';

export type ChannelRow = typeof teamChannels.$inferSelect;
export type MemberRow = typeof teamChannelMembers.$inferSelect;

/** A channel as one person sees it. */
export interface ChannelRecord {
  row: ChannelRow;
  organizationName: string;
  providerName: string | null;
  journeyReference: string | null;
  /** The reader’s own membership. */
  member: MemberRow | null;
  last: Pick<typeof teamMessages.$inferSelect, 'id' | 'contentSealed' | 'authorId' | 'createdAt'> | null;
  author: Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'status'> | null;
  lastFiles: number;
  unread: number;
  mentioned: number;
  members: number;
  /** Clinics of members who are not of the channel’s own clinic. */
  guests: string[];
}

/** Messages of others that a member has not read; deleted ones have nothing to read. */
const unreadOf = ({ person }: ChannelScope, more: SQL): SQL<number> => sql<number>`(
  select count(*)::int from team_messages m where m.channel_id = ${teamChannels.id} and m.deleted_at is null
    and m.seq > ${teamChannelMembers.lastReadSeq} and m.author_id <> ${person.userId}::uuid and ${more})`;
const all = sql`true`;
const mentionOf = ({ person }: ChannelScope): SQL => sql`${person.userId}::uuid = any(m.mentions)`;

const records = (db: Db | Tx, scope: ChannelScope) =>
  db
    .select({
      row: teamChannels,
      organizationName: organizations.name,
      providerName: providers.name,
      journeyReference: journeys.reference,
      member: teamChannelMembers,
      last: {
        id: teamMessages.id,
        contentSealed: teamMessages.contentSealed,
        authorId: teamMessages.authorId,
        createdAt: teamMessages.createdAt,
      },
      author: { firstName: users.firstName, lastName: users.lastName, status: users.status },
      lastFiles: sql<number>`(select count(*)::int from ${teamMessageFiles} f where f.message_id = ${teamMessages.id})`,
      unread: unreadOf(scope, all),
      mentioned: unreadOf(scope, mentionOf(scope)),
      members: sql<number>`(select count(*)::int from team_channel_members x join users xu on xu.id = x.user_id
        where x.channel_id = ${teamChannels.id} and xu.status = 'active' and ${reads(sql`x.user_id`)})`,
      guests: sql<string[]>`array(select distinct gp.name from team_channel_members x
        join provider_members gm on gm.user_id = x.user_id join providers gp on gp.id = gm.provider_id
        where x.channel_id = ${teamChannels.id} and gm.provider_id is distinct from ${teamChannels.providerId}
          and ${reads(sql`x.user_id`)} order by gp.name)`,
    })
    .from(teamChannels)
    .innerJoin(organizations, eq(organizations.id, teamChannels.organizationId))
    .leftJoin(providers, eq(providers.id, teamChannels.providerId))
    .leftJoin(journeys, eq(journeys.id, teamChannels.journeyId))
    .leftJoin(teamChannelMembers, ownMember(scope))
    .leftJoin(
      teamMessages,
      and(eq(teamMessages.channelId, teamChannels.id), eq(teamMessages.seq, teamChannels.lastSeq)),
    )
    .leftJoin(users, eq(users.id, teamMessages.authorId));

const IN_TAB: Record<ChannelTab, SQL | undefined> = {
  mine: and(isNull(teamChannels.archivedAt), isNotNull(teamChannelMembers.userId)),
  others: and(isNull(teamChannels.archivedAt), isNull(teamChannelMembers.userId)),
  archived: isNotNull(teamChannels.archivedAt),
};

/** What a list is narrowed to. */
export interface ChannelFilter {
  /** Null for all. */
  tab: ChannelTab | null;
  journeyId: string | undefined;
  /** Only these, found by their words; null for all. */
  ids: readonly string[] | null;
}

const matching = (scope: ChannelScope, { tab, journeyId, ids }: ChannelFilter) =>
  and(
    inScope(scope),
    tab ? IN_TAB[tab] : undefined,
    journeyId ? eq(teamChannels.journeyId, journeyId) : undefined,
    ids ? inArray(teamChannels.id, [...ids]) : undefined,
  );

/** Channels in scope, last written to first. */
export const listRecords = (
  db: Db,
  scope: ChannelScope,
  filter: ChannelFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ChannelRecord[]> =>
  records(db, scope)
    .where(matching(scope, filter))
    .orderBy(desc(teamChannels.lastAt), desc(teamChannels.id))
    .limit(limit)
    .offset(offset);

/** The reader’s own membership, to be joined. */
const ownMember = ({ person }: ChannelScope): SQL =>
  sql`${teamChannelMembers.channelId} = ${teamChannels.id} and ${teamChannelMembers.userId} = ${person.userId}::uuid`;

export async function countRecords(db: Db, scope: ChannelScope, filter: ChannelFilter): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(teamChannels)
    .leftJoin(teamChannelMembers, ownMember(scope))
    .where(matching(scope, filter));
  return row?.total ?? 0;
}

/** Channels in scope by tab. */
export async function countTabs(db: Db, scope: ChannelScope): Promise<Record<ChannelTab, number>> {
  const filtered = (tab: ChannelTab) => sql<number>`count(*) filter (where ${IN_TAB[tab]})::int`;
  const [row] = await db
    .select({ mine: filtered('mine'), others: filtered('others'), archived: filtered('archived') })
    .from(teamChannels)
    .leftJoin(teamChannelMembers, ownMember(scope))
    .where(inScope(scope));
  if (!row) throw new Error('a count returned no row');
  return row;
}

/** Open channels of a person with something unread; of muted ones, those that mention them. */
export async function countUnread(db: Db, scope: ChannelScope): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(teamChannels)
    .innerJoin(teamChannelMembers, ownMember(scope))
    .where(
      and(
        inScope(scope),
        isNull(teamChannels.archivedAt),
        sql`${unreadOf(scope, sql`(not ${teamChannelMembers.muted} or ${mentionOf(scope)})`)} > 0`,
      ),
    );
  return row?.total ?? 0;
}

export async function findRecord(db: Db | Tx, scope: ChannelScope, id: string): Promise<ChannelRecord | undefined> {
  const [record] = await records(db, scope).where(and(inScope(scope), eq(teamChannels.id, id)));
  return record;
}

/** Locks a channel, so that its numbers follow the order of commits; undefined if it is not in scope. */
export async function lockChannel(tx: Tx, scope: ChannelScope, id: string): Promise<ChannelRow | undefined> {
  const [row] = await tx
    .select()
    .from(teamChannels)
    .where(and(inScope(scope), eq(teamChannels.id, id)))
    .for('update');
  return row;
}

/** The channel of a journey in the organization that a user works for or with; undefined if there is none. */
export async function findOfJourney(tx: Tx, scope: ChannelScope, journeyId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: teamChannels.id })
    .from(teamChannels)
    .where(and(inScope(scope), eq(teamChannels.journeyId, journeyId)));
  return row?.id;
}

export async function insertChannel(tx: Tx, row: typeof teamChannels.$inferInsert): Promise<void> {
  await tx.insert(teamChannels).values(row);
}

export async function writeChannel(
  tx: Tx,
  { id }: Pick<ChannelRow, 'id'>,
  change: Partial<
    Pick<
      ChannelRow,
      | 'nameSealed'
      | 'purposeSealed'
      | 'limited'
      | 'clinicTakesPart'
      | 'archivedAt'
      | 'lastSeq'
      | 'lastChange'
      | 'lastAt'
    >
  >,
): Promise<void> {
  await tx.update(teamChannels).set(change).where(eq(teamChannels.id, id));
}

/** When a user created channels since then, for the limit. */
export async function listCreated(tx: Tx, userId: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .select({ at: teamChannels.createdAt })
    .from(teamChannels)
    .where(and(eq(teamChannels.createdBy, userId), gte(teamChannels.createdAt, since)));
  return rows.map(({ at }) => at);
}

/** The newest channels in scope, to be searched. */
export const listSearched = (db: Db, scope: ChannelScope, limit: number) =>
  db
    .select({
      id: teamChannels.id,
      nameSealed: teamChannels.nameSealed,
      purposeSealed: teamChannels.purposeSealed,
    })
    .from(teamChannels)
    .where(inScope(scope))
    .orderBy(desc(teamChannels.lastAt))
    .limit(limit);

/** Clinics that a channel can be about, by name: all of an organization, or one’s own. */
export async function listClinics(db: Db | Tx, { side, id }: ChannelScope): Promise<{ id: string; name: string }[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select p.id, p.name from providers p join organization_providers op on op.provider_id = p.id
    where ${side === 'organization' ? sql`op.organization_id` : sql`p.id`} = ${id}::uuid order by p.name, p.id`);
  return rows;
}

/** The organization that someone works for, or that manages their clinic; undefined if none does. */
export async function findNetwork(
  db: Db | Tx,
  { side, id }: ChannelScope,
): Promise<{ id: string; name: string; demo: boolean } | undefined> {
  const { rows } = await db.execute<{ id: string; name: string; demo: boolean }>(sql`
    select g.id, g.name, g.demo from organizations g
    where g.id = ${
      side === 'organization'
        ? sql`${id}::uuid`
        : sql`(select op.organization_id from organization_providers op where op.provider_id = ${id}::uuid)`
    }`);
  return rows[0];
}
