import { and, count, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { organizationProviders } from '../organizations/organizations.tables.ts';
import { teamChannelMembers, teamChannels } from './team-messages.tables.ts';
import { reads } from './who-reads.repo.ts';

type NewMember = typeof teamChannelMembers.$inferInsert;

/** Adds people; those who are there already keep how far they have read, and count as added by name from then on. */
export async function insertMembers(tx: Tx, rows: readonly NewMember[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(teamChannelMembers)
    .values([...rows])
    .onConflictDoUpdate({
      target: [teamChannelMembers.channelId, teamChannelMembers.userId],
      set: { addedBy: sql`coalesce(${teamChannelMembers.addedBy}, excluded.added_by)` },
    });
}

export async function countMembers(tx: Tx, channelId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(teamChannelMembers)
    .where(eq(teamChannelMembers.channelId, channelId));
  return row?.total ?? 0;
}

export async function deleteMember(tx: Tx, channelId: string, userId: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(teamChannelMembers)
    .where(and(eq(teamChannelMembers.channelId, channelId), eq(teamChannelMembers.userId, userId)));
  return (rowCount ?? 0) > 0;
}

export async function writeMuted(tx: Tx, channelId: string, userId: string, muted: boolean): Promise<void> {
  await tx
    .update(teamChannelMembers)
    .set({ muted })
    .where(and(eq(teamChannelMembers.channelId, channelId), eq(teamChannelMembers.userId, userId)));
}

/** Notes how far a member has read; never back. */
export async function writeRead(tx: Tx, channelId: string, userId: string, seq: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(teamChannelMembers)
    .set({ lastReadSeq: seq })
    .where(
      and(
        eq(teamChannelMembers.channelId, channelId),
        eq(teamChannelMembers.userId, userId),
        lt(teamChannelMembers.lastReadSeq, seq),
      ),
    );
  return (rowCount ?? 0) > 0;
}

/** Members who hear of a channel by themselves: of a limited one all, of others those added by name. Only who may read it now. */
export async function listHearing(tx: Tx, { id, limited }: { id: string; limited: boolean }): Promise<string[]> {
  const rows = await tx
    .select({ id: teamChannelMembers.userId })
    .from(teamChannelMembers)
    .innerJoin(teamChannels, eq(teamChannels.id, teamChannelMembers.channelId))
    .where(
      and(
        eq(teamChannels.id, id),
        limited ? undefined : isNotNull(teamChannelMembers.addedBy),
        reads(teamChannelMembers.userId),
      ),
    );
  return rows.map((row) => row.id);
}

/** Whether a clinic is of an organization now. */
export async function isManaged(
  tx: Tx,
  { organizationId, providerId }: { organizationId: string; providerId: string },
): Promise<boolean> {
  const [row] = await tx
    .select({ id: organizationProviders.providerId })
    .from(organizationProviders)
    .where(
      and(eq(organizationProviders.organizationId, organizationId), eq(organizationProviders.providerId, providerId)),
    );
  return row !== undefined;
}

/** Which of some channels, as far as a person may read them now, mention them in what they have not read, and how often. */
export async function listUnreadMentions(
  tx: Tx,
  userId: string,
  channelIds: readonly string[],
): Promise<{ channelId: string; count: number; desk: 'provider' | 'organization' }[]> {
  const mentions = sql<number>`(select count(*)::int from team_messages m where m.channel_id = ${teamChannels.id}
    and m.deleted_at is null and m.seq > ${teamChannelMembers.lastReadSeq} and ${userId}::uuid = any(m.mentions))`;
  const desk = sql<'provider' | 'organization'>`case when exists (
    select from organization_members om where om.user_id = ${userId}::uuid) then 'organization' else 'provider' end`;
  const rows = await tx
    .select({ channelId: teamChannels.id, count: mentions, desk })
    .from(teamChannelMembers)
    .innerJoin(teamChannels, eq(teamChannels.id, teamChannelMembers.channelId))
    .where(
      and(
        eq(teamChannelMembers.userId, userId),
        inArray(teamChannels.id, [...channelIds]),
        reads(teamChannelMembers.userId),
      ),
    );
  return rows.filter((row) => row.count > 0);
}
