import { and, desc, eq, inArray, ne, or, isNull, sql, type SQL } from 'drizzle-orm';
import { auditEntries } from '../../../platform/audit/audit.tables.ts';
import type { Db } from '../../../platform/db/database.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { providers } from '../../providers/providers.tables.ts';
import { lineOf, sameAs } from './lines.repo.ts';
import { personName } from '../person-name.repo.ts';
import type { RecordScope } from '../records.policy.ts';
import { medicalRecords } from '../records.tables.ts';

/** Reads of the same kind by the same person within this time are one line. */
const TOGETHER = sql.raw("interval '15 minutes'");

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

const through = sql<
  string | null
>`coalesce(${auditEntries.facts} ->> 'through', 'link:' || (${auditEntries.facts} ->> 'link'))`;
/** For which clinic somebody read, or to which something was given. */
const providerId = sql<
  string | null
>`coalesce(${auditEntries.contextProviderId}, (${auditEntries.facts} ->> 'provider')::uuid)`;
/** What the entries of a line have in common, besides their time. */
const common = {
  action: auditEntries.action,
  actorKind: auditEntries.actorKind,
  actorId: auditEntries.actorId,
  providerId,
  targetType: auditEntries.targetType,
  targetId: auditEntries.targetId,
  through,
};
const quarter = sql`date_bin(${TOGETHER}, ${auditEntries.at}, timestamptz 'epoch')`;

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
      .select(lineOf)
      .from(auditEntries)
      .where(within(scope, onlySession, filter))
      .groupBy(quarter, sameAs(common))
      .orderBy(desc(sql`max(${auditEntries.at})`), desc(sql`max(${auditEntries.position})`))
      .limit(limit)
      .offset(offset),
  );
  const rows = await db
    .with(lines)
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      ...common,
      clinic: providers.name,
      clinician: personName,
      times: lines.times,
      total: lines.total,
    })
    .from(lines)
    .innerJoin(auditEntries, eq(auditEntries.position, lines.last))
    .leftJoin(providers, eq(providers.id, providerId))
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .orderBy(desc(auditEntries.at), desc(lines.last));
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
