import { and, desc, eq, inArray, ne, or, isNull, sql, type SQL } from 'drizzle-orm';
import { auditEntries } from '../../../platform/audit/audit.tables.ts';
import type { Db } from '../../../platform/db/database.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { providers } from '../../providers/providers.tables.ts';
import { personName } from '../person-name.repo.ts';
import type { RecordScope } from '../records.policy.ts';
import { medicalRecords } from '../records.tables.ts';

/** Reads of the same kind by the same person within this time are one line. */
const TOGETHER_SECONDS = 15 * 60;

export interface AccessWanted {
  recordId?: string | undefined;
  by?: 'others' | 'me' | undefined;
}

/** What somebody did with records, once or several times within a quarter of an hour. */
export interface AccessRow {
  id: string;
  at: Date;
  action: string;
  actorKind: string;
  actorId: string | null;
  providerId: string | null;
  clinic: string | null;
  clinician: string | null;
  targetType: string | null;
  targetId: string | null;
  /** As `ReadThrough`; null for the patient and whoever reads through a share. */
  through: string | null;
  times: number;
}

const within = (
  { patientId }: RecordScope,
  onlySession: string | null,
  { recordId, by }: AccessWanted,
): SQL | undefined =>
  and(
    eq(auditEntries.subjectId, patientId),
    sql`${auditEntries.action} like 'records.%'`,
    recordId ? and(eq(auditEntries.targetType, 'medical_record'), eq(auditEntries.targetId, recordId)) : undefined,
    by === 'me' ? eq(auditEntries.actorId, patientId) : undefined,
    by === 'others' ? or(isNull(auditEntries.actorId), ne(auditEntries.actorId, patientId)) : undefined,
    onlySession ? eq(auditEntries.sessionId, onlySession) : undefined,
  );

const quarter = sql`floor(extract(epoch from ${auditEntries.at}) / ${sql.raw(String(TOGETHER_SECONDS))})`;
const through = sql<string | null>`${auditEntries.facts} ->> 'through'`;
const groups = [
  auditEntries.action,
  auditEntries.actorKind,
  auditEntries.actorId,
  auditEntries.contextProviderId,
  auditEntries.targetType,
  auditEntries.targetId,
  through,
  quarter,
] as const;

/** Lines of the access log and their number. On a shared account, only those of one session. */
export async function listAccesses(
  db: Db,
  scope: RecordScope,
  onlySession: string | null,
  filter: AccessWanted,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: AccessRow[]; total: number }> {
  const lines = db.$with('lines').as(
    db
      .select({
        id: sql<string>`(array_agg(${auditEntries.id} order by ${auditEntries.position} desc))[1]`.as('line_id'),
        at: sql<Date>`max(${auditEntries.at})`.mapWith(auditEntries.at).as('line_at'),
        action: auditEntries.action,
        actorKind: auditEntries.actorKind,
        actorId: auditEntries.actorId,
        providerId: auditEntries.contextProviderId,
        targetType: auditEntries.targetType,
        targetId: auditEntries.targetId,
        through: through.as('read_through'),
        times: sql<number>`count(*)::int`.as('times'),
        total: sql<number>`(count(*) over ())::int`.as('total'),
      })
      .from(auditEntries)
      .where(within(scope, onlySession, filter))
      .groupBy(...groups),
  );
  const rows = await db
    .with(lines)
    .select({
      id: lines.id,
      at: lines.at,
      action: lines.action,
      actorKind: lines.actorKind,
      actorId: lines.actorId,
      providerId: lines.providerId,
      clinic: providers.name,
      clinician: personName,
      targetType: lines.targetType,
      targetId: lines.targetId,
      through: lines.through,
      times: lines.times,
      total: lines.total,
    })
    .from(lines)
    .leftJoin(providers, eq(providers.id, lines.providerId))
    .leftJoin(users, eq(users.id, lines.actorId))
    .orderBy(desc(lines.at), desc(lines.id))
    .limit(limit)
    .offset(offset);
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** Sealed titles of a patient's records, by id: an erased one has none. */
export async function findSealedTitles(
  db: Db,
  { patientId }: RecordScope,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: medicalRecords.id, titleSealed: medicalRecords.titleSealed })
    .from(medicalRecords)
    .where(and(eq(medicalRecords.patientId, patientId), inArray(medicalRecords.id, [...ids])));
  return new Map(rows.map(({ id, titleSealed }) => [id, titleSealed]));
}
