import { organizationAbilities, OrganizationRole, providerAbilities, StaffRole } from '@travesia/contracts/access';
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inSight, ofSameWorld } from '../../platform/demo/demo-rows.repo.ts';
import type { ChannelScope } from './channels.policy.ts';
import { teamChannelMembers, teamChannels } from './team-messages.tables.ts';

// Who reads a channel is decided here alone: for lists, for live events, for mentions and for who can be added.

/** Roles with an ability, as PostgreSQL compares with them. */
const staffWith = (ability: 'messages.read' | 'journeys.read') =>
  StaffRole.options.filter((role) => providerAbilities({ via: 'staff', role }).includes(ability));
const membersWith = (ability: 'messages.read' | 'journeys.read') =>
  OrganizationRole.options.filter((role) => organizationAbilities(role).includes(ability));
const among = (roles: readonly string[]): SQL => sql`any(${sql.param([...roles])}::text[])`;

const channel = teamChannels;

/** A row of members, of a user; with `byName`, only if somebody added them. */
const memberRow = (user: SQLWrapper, byName: boolean): SQL =>
  sql`exists (select from ${teamChannelMembers} tm where tm.channel_id = ${channel.id} and tm.user_id = ${user}
    and ${byName ? sql`tm.added_by is not null` : sql`true`})`;

/** A condition on someone of the organization: a journey is theirs to see while its clinic is in the network. */
const asMember = (user: SQLWrapper, isIn: SQL): SQL => sql`exists (
  select from organization_members om where om.user_id = ${user} and om.organization_id = ${channel.organizationId}
    and om.role = ${among(membersWith('messages.read'))}
    and (${channel.kind} <> 'journey' or (om.role = ${among(membersWith('journeys.read'))} and exists (
      select from organization_providers op
      where op.organization_id = ${channel.organizationId} and op.provider_id = ${channel.providerId})))
    and (not ${channel.limited} or ${isIn}))`;

/** A condition on someone of a clinic of the organization: of journeys, those of their own clinic. */
const asStaff = (user: SQLWrapper, isIn: SQL): SQL => sql`exists (
  select from provider_members pm
    join organization_providers op on op.provider_id = pm.provider_id and op.organization_id = ${channel.organizationId}
  where pm.user_id = ${user} and pm.role = ${among(staffWith('messages.read'))}
    and (${channel.kind} <> 'journey'
      or (pm.role = ${among(staffWith('journeys.read'))} and pm.provider_id = ${channel.providerId}))
    and (${isIn} or (${channel.clinicTakesPart} and not ${channel.limited} and pm.provider_id = ${channel.providerId})))`;

/** Condition: a user may read the channel now. */
export const reads = (user: SQLWrapper): SQL =>
  sql`(${asMember(user, memberRow(user, false))} or ${asStaff(user, memberRow(user, true))})`;

/** Condition: a user could read the channel once they are added. */
export const couldRead = (user: SQLWrapper): SQL => sql`(${asMember(user, sql`true`)} or ${asStaff(user, sql`true`)})`;

/** Condition: a channel is in someone’s scope. */
export const inScope = ({ person, sight, side, id }: ChannelScope): SQL | undefined =>
  and(
    side === 'organization'
      ? eq(channel.organizationId, id)
      : sql`${channel.organizationId} = (select op.organization_id from organization_providers op where op.provider_id = ${id}::uuid)`,
    inSight(sight, channel.demo),
    reads(sql`${person.userId}::uuid`),
  );

/** Someone on one of the organization’s teams. */
export interface PersonRow extends Record<string, unknown> {
  id: string;
  firstName: string;
  lastName: string;
  status: string;
  avatarFile: string | null;
  team: string;
  side: 'organization' | 'provider';
  isMember: boolean;
  reads: boolean;
}

const PERSON = sql`u.id, u.first_name as "firstName", u.last_name as "lastName", u.status, u.avatar_file as "avatarFile"`;
const BY_TEAM = sql`case when om.user_id is null then 1 else 0 end, coalesce(g.name, p.name), u.first_name, u.last_name, u.id`;
const TEAMS = sql`left join organization_members om on om.user_id = u.id
  left join organizations g on g.id = om.organization_id
  left join provider_members pm on pm.user_id = u.id and om.user_id is null
  left join providers p on p.id = pm.provider_id`;
const SIDE = sql`coalesce(g.name, p.name) as team, case when om.user_id is null then 'provider' else 'organization' end as side`;

/** Everyone who reads a channel or could be added to it. */
export async function listPeople(db: Db | Tx, channelId: string): Promise<PersonRow[]> {
  const user = sql`u.id`;
  const { rows } = await db.execute<PersonRow>(sql`
    select ${PERSON}, ${SIDE}, ${memberRow(user, false)} as "isMember", ${reads(user)} as reads
    from ${channel} cross join users u ${TEAMS}
    where ${channel.id} = ${channelId}::uuid and u.status = 'active' and (om.user_id is not null or pm.user_id is not null)
      and ${couldRead(user)}
    order by ${BY_TEAM}`);
  return rows;
}

/** Everyone who reads messages on the teams of an organization; for people of a clinic, of their own and the organization’s. */
export async function listTeams(db: Db | Tx, { side, id, person }: ChannelScope): Promise<PersonRow[]> {
  const network =
    side === 'organization'
      ? sql`${id}::uuid`
      : sql`(select op.organization_id from organization_providers op where op.provider_id = ${id}::uuid)`;
  const { rows } = await db.execute<PersonRow>(sql`
    select ${PERSON}, ${SIDE}, false as "isMember", false as reads from users u ${TEAMS}
    where u.status = 'active' and ${ofSameWorld(person, sql`u.demo`)} and (
      (om.organization_id = ${network} and om.role = ${among(membersWith('messages.read'))})
      or (pm.role = ${among(staffWith('messages.read'))} and pm.provider_id in (
        select op.provider_id from organization_providers op where op.organization_id = ${network})
        and ${side === 'organization' ? sql`true` : sql`pm.provider_id = ${id}::uuid`}))
    order by ${BY_TEAM}`);
  return rows;
}
