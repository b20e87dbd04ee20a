import type { DisclosureKind } from '@travesia/contracts/records';
import { and, between, desc, eq, gte, inArray, isNull, lte, ne, notLike, or, sql } from 'drizzle-orm';
import { auditEntries } from '../../../platform/audit/audit.tables.ts';
import type { Db } from '../../../platform/db/database.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { journeys } from '../../journeys/journeys.tables.ts';
import { providers } from '../../providers/providers.tables.ts';
import type { NamedRow } from '../access/name-accesses.ts';
import { lineOf, sameAs } from '../access/lines.repo.ts';
import { personName } from '../person-name.repo.ts';
import type { RecordScope } from '../records.policy.ts';
import type { Period } from './period.ts';

/** What the patient gives to somebody, or takes back: its recipient is in the facts, whoever did it. */
const GIVEN = {
  'records.shared': 'shared',
  'records.link_made': 'shared',
  'records.share_revoked': 'share_ended',
  'records.share_expired': 'share_ended',
  'records.link_revoked': 'share_ended',
  'records.link_expired': 'share_ended',
  'companions.added': 'right_given',
  'companions.revoked': 'right_ended',
  'companions.expired': 'right_ended',
} as const satisfies Record<string, DisclosureKind>;

/** What counts only if others do it. */
const READ = {
  'records.listed': 'listed',
  'records.opened': 'opened',
  'records.file_read': 'file_read',
  'records.emergency_opened': 'emergency_opened',
} as const satisfies Record<string, DisclosureKind>;

/** Gives or ends the right to records, or neither: the facts have the rights from then on, and those before. */
const RIGHTS_CHANGED = 'companions.changed';

const given = Object.keys(GIVEN) as (keyof typeof GIVEN)[];
const read = Object.keys(READ) as (keyof typeof READ)[];

/** The first day of a month, and the positions between which the log has its entries. */
export interface Month {
  month: string;
  first: number;
  last: number;
}

/** The days of a report, or one month of them. */
type Span = Period & { only?: Month };

/** One recipient, kind and record of a day. */
export interface DisclosureRow extends NamedRow {
  id: string;
  day: string;
  kind: DisclosureKind;
  journey: string | null;
  times: number;
}

const isGiven = inArray(auditEntries.action, [...given, RIGHTS_CHANGED]);
const fact = (name: string) => sql<string | null>`${auditEntries.facts} ->> ${sql.raw(`'${name}'`)}`;
const through = sql<
  string | null
>`coalesce(${fact('through')}, 'link:' || (${fact('link')}), 'companion:' || (${fact('companion')}))`;
/** Whether a companion may read records by a list of rights. */
const includesRecords = (rights: string) => sql`'records' = any(string_to_array(coalesce(${fact(rights)}, ''), ' '))`;
/** Most acts about companions are not about records. */
const isAboutRecords = or(
  notLike(auditEntries.action, 'companions.%'),
  and(
    sql`${fact('companion')} is not null`,
    sql`${includesRecords('rights')} <> (${auditEntries.action} = ${RIGHTS_CHANGED} and ${includesRecords('before')})`,
  ),
);
const kind = sql<DisclosureKind>`case
  when ${auditEntries.action} = 'records.listed' and (${through}) like 'link:%' then 'link_opened'
  when ${auditEntries.action} = ${RIGHTS_CHANGED} then case when ${includesRecords('rights')} then 'right_given' else 'right_ended' end
  ${sql.join(
    Object.entries({ ...GIVEN, ...READ }).map(([action, name]) =>
      sql.raw(` when "audit_entries"."action" = '${action}' then '${name}'`),
    ),
  )} end`;
const day = sql`(${auditEntries.at} at time zone 'UTC')::date`;
const month = sql`date_trunc('month', ${auditEntries.at} at time zone 'UTC')::date`;
const providerId = sql<string | null>`coalesce(${auditEntries.contextProviderId}, (${fact('provider')})::uuid)`;
const journeyId = sql<string | null>`coalesce(${fact('journey')},
  case when ${auditEntries.targetType} = 'journey' then ${auditEntries.targetId} end)::uuid`;
/** Whoever gave it, its recipient counts. */
const actorId = sql<string | null>`case when ${isGiven} then null else ${auditEntries.actorId} end`;
/** What the acts of a line have in common, besides their day. */
const common = {
  kind,
  actorKind: sql<string>`case when ${isGiven} then 'recipient' else ${auditEntries.actorKind} end`,
  actorId,
  providerId,
  targetType: auditEntries.targetType,
  targetId: auditEntries.targetId,
  through,
  journeyId,
};

const within = ({ patientId }: RecordScope, onlySession: string | null, { since, until, only }: Span) =>
  and(
    eq(auditEntries.subjectId, patientId),
    only ? and(between(auditEntries.position, only.first, only.last), sql`${month} = ${only.month}`) : undefined,
    gte(auditEntries.at, since),
    lte(auditEntries.at, until),
    or(
      isGiven,
      and(inArray(auditEntries.action, read), or(isNull(auditEntries.actorId), ne(auditEntries.actorId, patientId))),
    ),
    isAboutRecords,
    onlySession ? eq(auditEntries.sessionId, onlySession) : undefined,
  );

/** Disclosures of a period and their number, the latest day first. On a shared account, only those of one session. */
export async function listDisclosureRows(
  db: Db,
  scope: RecordScope,
  onlySession: string | null,
  span: Span,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: DisclosureRow[]; total: number }> {
  const lines = db.$with('lines').as(
    db
      .select(lineOf)
      .from(auditEntries)
      .where(within(scope, onlySession, span))
      .groupBy(day, sameAs(common))
      .orderBy(desc(day), desc(sql`max(${auditEntries.position})`))
      .limit(limit)
      .offset(offset),
  );
  const { journeyId: _journey, ...named } = common;
  const rows = await db
    .with(lines)
    .select({
      id: auditEntries.id,
      day: sql<string>`to_char(${day}, 'YYYY-MM-DD')`,
      ...named,
      clinic: providers.name,
      clinician: personName,
      journey: journeys.reference,
      times: lines.times,
      total: lines.total,
    })
    .from(lines)
    .innerJoin(auditEntries, eq(auditEntries.position, lines.last))
    .leftJoin(providers, eq(providers.id, providerId))
    .leftJoin(users, eq(users.id, actorId))
    .leftJoin(journeys, eq(journeys.id, journeyId))
    .orderBy(desc(day), desc(lines.last));
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/**
 * The months of a period that have disclosures, the latest first: a long report is written month by month, so that its pages don’t read the
 * whole log each.
 */
export const listDisclosureMonths = (
  db: Db,
  scope: RecordScope,
  onlySession: string | null,
  period: Period,
): Promise<Month[]> =>
  db
    .select({
      month: sql<string>`${month}::text`,
      first: sql<number>`min(${auditEntries.position})`.mapWith(auditEntries.position),
      last: sql<number>`max(${auditEntries.position})`.mapWith(auditEntries.position),
    })
    .from(auditEntries)
    .where(within(scope, onlySession, period))
    .groupBy(month)
    .orderBy(desc(month));
