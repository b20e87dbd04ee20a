import { and, asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { storedFiles } from '../../../platform/storage/stored-files.tables.ts';
import { ARRIVING, READABLE, type RecordScope } from '../records.policy.ts';
import type { RecordFileRow } from './record-file.lifecycle.ts';
import { recordFiles } from './record-files.tables.ts';

/** Shown at once of what is arriving. */
const ARRIVALS_SHOWN = 100;

const arriving = (patientId: string) =>
  and(eq(recordFiles.patientId, patientId), inArray(recordFiles.status, [...ARRIVING]));

export async function insertArrival(tx: Tx, row: typeof recordFiles.$inferInsert): Promise<RecordFileRow> {
  const [inserted] = await tx.insert(recordFiles).values(row).returning();
  if (!inserted) throw new Error('an insert returned no row');
  return inserted;
}

/** Files being checked or refused, the newest first. */
export const listArrivals = (db: Db | Tx, { patientId }: RecordScope): Promise<RecordFileRow[]> =>
  db
    .select()
    .from(recordFiles)
    .where(arriving(patientId))
    .orderBy(desc(recordFiles.createdAt), desc(recordFiles.id))
    .limit(ARRIVALS_SHOWN);

export async function countChecking(db: Db | Tx, { patientId }: Pick<RecordScope, 'patientId'>): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(recordFiles)
    .where(and(eq(recordFiles.patientId, patientId), eq(recordFiles.status, 'checking')));
  return row?.total ?? 0;
}

export async function countRefused(db: Db | Tx, { patientId }: RecordScope): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(recordFiles)
    .where(and(eq(recordFiles.patientId, patientId), eq(recordFiles.status, 'refused')));
  return row?.total ?? 0;
}

/** Bytes of all files of a patient, arriving ones included. */
export async function readVaultBytes(db: Db | Tx, { patientId }: Pick<RecordScope, 'patientId'>): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${recordFiles.size}), 0)::float8` })
    .from(recordFiles)
    .where(and(eq(recordFiles.patientId, patientId), inArray(recordFiles.status, ['checking', 'ready'])));
  return row?.bytes ?? 0;
}

export async function findRecordFile(db: Db | Tx, id: string): Promise<RecordFileRow | undefined> {
  const [row] = await db.select().from(recordFiles).where(eq(recordFiles.id, id));
  return row;
}

/** A file that is being checked or was refused, locked. */
export async function lockArrival(tx: Tx, { patientId }: RecordScope, id: string): Promise<RecordFileRow | undefined> {
  const [row] = await tx
    .select()
    .from(recordFiles)
    .where(and(arriving(patientId), eq(recordFiles.id, id)))
    .for('update');
  return row;
}

export async function deleteRecordFile(tx: Tx, id: string): Promise<void> {
  await tx.delete(recordFiles).where(eq(recordFiles.id, id));
}

/** A file of a record that can be read. */
export type ReadyFile = Omit<RecordFileRow, 'fileId' | 'mediaType'> & { fileId: string; mediaType: string };

const isReady = (row: RecordFileRow): row is ReadyFile => row.fileId !== null && row.mediaType !== null;

/** The files of records that can be read, in the order of series and images. */
export async function listReadyFiles(db: Db | Tx, recordIds: readonly string[]): Promise<ReadyFile[]> {
  if (recordIds.length === 0) return [];
  const rows = await db
    .select()
    .from(recordFiles)
    .where(and(inArray(recordFiles.recordId, [...recordIds]), inArray(recordFiles.status, [...READABLE])))
    .orderBy(
      asc(recordFiles.seriesNumber),
      asc(recordFiles.seriesKey),
      asc(recordFiles.imageNumber),
      asc(recordFiles.createdAt),
      asc(recordFiles.id),
    );
  return rows.filter(isReady);
}

export async function findReadyFile(
  db: Db | Tx,
  recordId: string,
  fileId: string | null,
): Promise<ReadyFile | undefined> {
  if (fileId === null) return (await listReadyFiles(db, [recordId]))[0];
  const [row] = await db
    .select()
    .from(recordFiles)
    .where(
      and(eq(recordFiles.id, fileId), eq(recordFiles.recordId, recordId), inArray(recordFiles.status, [...READABLE])),
    );
  return row && isReady(row) ? row : undefined;
}

/** Whether a record already has this image. */
export async function hasImage(tx: Tx, recordId: string, imageKey: string): Promise<boolean> {
  const rows = await tx
    .select({ id: recordFiles.id })
    .from(recordFiles)
    .where(and(eq(recordFiles.recordId, recordId), eq(recordFiles.imageKey, imageKey)));
  return rows.length > 0;
}

/** All files of a patient that can be read. */
export async function listFilesOfPatient(db: Db | Tx, patientId: string): Promise<ReadyFile[]> {
  const rows = await db
    .select()
    .from(recordFiles)
    .where(and(eq(recordFiles.patientId, patientId), inArray(recordFiles.status, [...READABLE])))
    .orderBy(asc(recordFiles.createdAt), asc(recordFiles.id));
  return rows.filter(isReady);
}

/** Stored files of everything of a patient: what arrived, and what is in the vault. */
async function listStoredIdsOf(db: Db | Tx, patientId: string): Promise<string[]> {
  const rows = await db
    .select({ fileId: recordFiles.fileId, partIds: recordFiles.partIds })
    .from(recordFiles)
    .where(eq(recordFiles.patientId, patientId));
  return rows.flatMap(({ fileId, partIds }) => [...partIds, ...(fileId ? [fileId] : [])]);
}

export async function forgetRecordFilesOf(tx: Tx, patientId: string): Promise<void> {
  const ids = await listStoredIdsOf(tx, patientId);
  await tx.delete(recordFiles).where(eq(recordFiles.patientId, patientId));
  if (ids.length) await tx.delete(storedFiles).where(inArray(storedFiles.id, ids));
}

/** Files that have waited for their check since before this. */
export async function listWaiting(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: recordFiles.id })
    .from(recordFiles)
    .where(and(eq(recordFiles.status, 'checking'), lt(recordFiles.createdAt, before)))
    .orderBy(asc(recordFiles.createdAt))
    .limit(1000);
  return rows.map(({ id }) => id);
}
