import type { RecordCategory, RecordKind } from '@travesia/contracts/records';
import { and, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { users } from '../accounts/accounts.tables.ts';
import { providers } from '../providers/providers.tables.ts';
import type { VaultScope } from './records.policy.ts';
import { medicalRecords } from './records.tables.ts';

export type RecordRow = typeof medicalRecords.$inferSelect;

/** A record with what answers show of others. */
export interface RecordFound {
  row: RecordRow;
  clinic: string | null;
  /** Name of the account it belongs to. */
  owner: { firstName: string; lastName: string };
}

const found = (db: Db | Tx) =>
  db
    .select({
      row: medicalRecords,
      clinic: providers.name,
      owner: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(medicalRecords)
    .innerJoin(users, eq(users.id, medicalRecords.patientId))
    .leftJoin(providers, eq(providers.id, medicalRecords.providerId));

export interface RecordsWanted {
  ids?: readonly string[] | undefined;
  categories?: readonly RecordCategory[] | undefined;
  category?: RecordCategory | undefined;
  kind?: RecordKind | undefined;
}

const wanted = ({ patientId }: VaultScope, { category, kind, ids, categories }: RecordsWanted): SQL | undefined =>
  and(
    eq(medicalRecords.patientId, patientId),
    category ? eq(medicalRecords.category, category) : undefined,
    kind ? eq(medicalRecords.kind, kind) : undefined,
    ids ? inArray(medicalRecords.id, [...ids]) : undefined,
    categories ? inArray(medicalRecords.category, [...categories]) : undefined,
  );

export async function countRecords(db: Db | Tx, scope: VaultScope, filter: RecordsWanted): Promise<number> {
  const [row] = await db.select({ total: count() }).from(medicalRecords).where(wanted(scope, filter));
  return row?.total ?? 0;
}

/** Records of a patient; those without a date come last when sorted by it. */
export const listRecords = (
  db: Db | Tx,
  scope: VaultScope,
  filter: RecordsWanted,
  { sort, limit, offset }: { sort: 'added' | 'date'; limit: number; offset: number },
): Promise<RecordFound[]> =>
  found(db)
    .where(wanted(scope, filter))
    .orderBy(
      ...(sort === 'date' ? [sql`${medicalRecords.documentDate} desc nulls last`] : []),
      desc(medicalRecords.createdAt),
      desc(medicalRecords.id),
    )
    .limit(limit)
    .offset(offset);

export async function findRecord(db: Db | Tx, { patientId }: VaultScope, id: string): Promise<RecordFound | undefined> {
  const [row] = await found(db).where(and(eq(medicalRecords.id, id), eq(medicalRecords.patientId, patientId)));
  return row;
}

/** Records by id, for those who may read them by a share: the newest first. */
export const findSharedRecords = (db: Db | Tx, ids: readonly string[]): Promise<RecordFound[]> =>
  ids.length
    ? found(db)
        .where(inArray(medicalRecords.id, [...ids]))
        .orderBy(desc(medicalRecords.createdAt), desc(medicalRecords.id))
    : Promise.resolve([]);

/** Every record of a patient, for those who treat them in an emergency: the newest first. */
export const listVault = (tx: Tx, patientId: string): Promise<RecordFound[]> =>
  found(tx)
    .where(eq(medicalRecords.patientId, patientId))
    .orderBy(desc(medicalRecords.createdAt), desc(medicalRecords.id));

/** An own record, locked. */
export async function lockRecord(tx: Tx, { patientId }: VaultScope, id: string): Promise<RecordRow | undefined> {
  const [row] = await tx
    .select()
    .from(medicalRecords)
    .where(and(eq(medicalRecords.id, id), eq(medicalRecords.patientId, patientId)))
    .for('update');
  return row;
}

/** The record of a study, locked. */
export async function lockStudy(tx: Tx, patientId: string, studyKey: string): Promise<RecordRow | undefined> {
  const [row] = await tx
    .select()
    .from(medicalRecords)
    .where(and(eq(medicalRecords.patientId, patientId), eq(medicalRecords.studyKey, studyKey)))
    .for('update');
  return row;
}

/** Undefined if the study has a record already. */
export async function insertRecord(tx: Tx, row: typeof medicalRecords.$inferInsert): Promise<RecordRow | undefined> {
  const [inserted] = await tx.insert(medicalRecords).values(row).onConflictDoNothing().returning();
  return inserted;
}

/** Counts a file into a record locked by the caller. */
export async function countFileIn(tx: Tx, id: string, file: { bytes: number; scanned: boolean }): Promise<void> {
  await tx
    .update(medicalRecords)
    .set({
      files: sql`${medicalRecords.files} + 1`,
      bytes: sql`${medicalRecords.bytes} + ${file.bytes}`,
      scanned: sql`${medicalRecords.scanned} and ${file.scanned}`,
    })
    .where(eq(medicalRecords.id, id));
}

type Change = Partial<Pick<RecordRow, 'titleSealed' | 'noteSealed' | 'category' | 'documentDate'>>;

export async function writeRecord(tx: Tx, id: string, change: Change): Promise<void> {
  await tx
    .update(medicalRecords)
    .set({ ...change, version: sql`${medicalRecords.version} + 1` })
    .where(eq(medicalRecords.id, id));
}

export async function deleteRecord(tx: Tx, id: string): Promise<void> {
  await tx.delete(medicalRecords).where(eq(medicalRecords.id, id));
}

/** Name of the account that records belong to. */
export async function findOwner(db: Db | Tx, { patientId }: Pick<VaultScope, 'patientId'>): Promise<string | null> {
  const [row] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, patientId));
  return row ? `${row.firstName} ${row.lastName}`.trim() : null;
}

/** Deletes the records of a patient; their files are deleted before. */
export async function forgetRecordsOf(tx: Tx, patientId: string): Promise<void> {
  await tx.delete(medicalRecords).where(eq(medicalRecords.patientId, patientId));
}
