import type { ACTIVITY_SORTS, AuditAction, ClinicActor } from '@travesia/contracts/audit';
import { and, asc, count, desc, eq, getTableColumns, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { auditEntries } from '../../../platform/audit/audit.tables.ts';
import type { Db } from '../../../platform/db/database.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { providerContexts } from '../../contexts/contexts.tables.ts';
import { organizationMembers, organizations, providerMembers } from '../../organizations/organizations.tables.ts';
import type { ClinicActivityScope } from './clinic-activity.policy.ts';

/** Team members' actions the clinic should know of besides their work: signing in and out. */
const OF_TEAM: readonly AuditAction[] = ['account.signed_in', 'account.signed_out'];

export interface WantedActs {
  by?: ClinicActor | undefined;
  actor?: string | undefined;
  areaActions?: readonly AuditAction[] | undefined;
  since?: string | undefined;
  until?: string | undefined;
}

const nameOf = (id: SQL) =>
  sql<string | null>`(select nullif(trim(u.first_name || ' ' || u.last_name), '') from ${users} u where u.id = ${id})`;

/** A clinic's entries, each with the actor's role. Use qualified column names: a bare one would refer to the inner table. */
function acts(db: Db, { providerId }: ClinicActivityScope) {
  const e = auditEntries;
  const isTeam = sql`exists (select 1 from ${providerMembers} m where m.provider_id = ${providerId} and m.user_id = audit_entries.actor_id)`;
  const role = sql`(select u.role from ${users} u where u.id = audit_entries.actor_id)`;
  const via = sql`(select c.via from ${providerContexts} c where c.session_id = audit_entries.session_id and c.provider_id = ${providerId} limit 1)`;
  const by = sql<ClinicActor>`case
    when ${e.actorKind} in ('system', 'command_line') then 'travesia'
    when ${e.actorKind} <> 'person' then 'other'
    when ${via} = 'admin' then 'travesia'
    when ${via} = 'organization' then 'organization'
    when ${isTeam} then 'staff'
    when ${role} = 'admin' then 'travesia'
    when ${role} = 'organization' then 'organization'
    else 'staff' end`;
  const teamSince = sql`(select min(m.since) from ${providerMembers} m where m.provider_id = ${providerId} and m.user_id = audit_entries.actor_id)`;
  const ofClinic = sql`${e.contextProviderId} = ${providerId}
    or (${inArray(e.action, [...OF_TEAM])} and ${e.at} >= ${teamSince})`;
  return db
    .select({ ...getTableColumns(e), by: by.as('by_whom') })
    .from(e)
    .where(ofClinic)
    .as('acts');
}

function matching(table: ReturnType<typeof acts>, wanted: WantedActs): SQL | undefined {
  const { by, actor, areaActions, since, until } = wanted;
  return and(
    by ? eq(table.by, by) : undefined,
    actor ? eq(table.actorId, actor) : undefined,
    areaActions ? inArray(table.action, [...areaActions]) : undefined,
    since ? gte(table.at, new Date(since)) : undefined,
    until ? lt(table.at, new Date(until)) : undefined,
  );
}

/** Activity at and on behalf of a clinic. */
export function listClinicActs(
  db: Db,
  scope: ClinicActivityScope,
  wanted: WantedActs,
  { sort = 'newest', limit, offset = 0 }: { sort?: (typeof ACTIVITY_SORTS)[number]; limit: number; offset?: number },
) {
  const table = acts(db, scope);
  const openedFor = sql<string | null>`(select o.facts->>'reason' from ${auditEntries} o
    where o.context_provider_id = ${scope.providerId} and o.session_id = acts.session_id and o.action = 'context.opened'
      and o.position <= acts.position order by o.position desc limit 1)`;
  const subjectOfTeam = sql`(select m.user_id from ${providerMembers} m
    where m.provider_id = ${scope.providerId} and m.user_id = acts.subject_id and m.user_id is distinct from acts.actor_id)`;
  return db
    .select({
      id: table.id,
      at: table.at,
      action: table.action,
      by: table.by,
      actorId: table.actorId,
      sessionId: table.sessionId,
      facts: table.facts,
      actorName: nameOf(sql`acts.actor_id`),
      actorDemo: sql<boolean>`coalesce((select u.demo from ${users} u where u.id = acts.actor_id), false)`,
      subjectName: nameOf(subjectOfTeam),
      organizationName: sql<string | null>`(select g.name from ${organizations} g
        join ${organizationMembers} w on w.organization_id = g.id where w.user_id = acts.actor_id)`,
      openedFor,
    })
    .from(table)
    .where(matching(table, wanted))
    .orderBy(sort === 'newest' ? desc(table.position) : asc(table.position))
    .limit(limit)
    .offset(offset);
}

export type ClinicActRow = Awaited<ReturnType<typeof listClinicActs>>[number];

/** Number of entries per side. */
export function countClinicActs(db: Db, scope: ClinicActivityScope, wanted: WantedActs) {
  const table = acts(db, scope);
  return db
    .select({ by: table.by, count: count() })
    .from(table)
    .where(matching(table, { ...wanted, by: undefined }))
    .groupBy(table.by);
}

/** Everyone who did something at or on behalf of a clinic. */
export function listClinicActors(db: Db, scope: ClinicActivityScope) {
  const table = acts(db, scope);
  return db
    .select({ id: table.actorId, by: table.by, name: nameOf(sql`acts.actor_id`), demo: users.demo })
    .from(table)
    .innerJoin(users, eq(users.id, table.actorId))
    .where(isNotNull(table.actorId))
    .groupBy(table.actorId, table.by, users.demo)
    .orderBy(table.by, table.actorId)
    .limit(200);
}
