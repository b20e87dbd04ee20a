import { statesTagged } from '@travesia/contracts/kit';
import { recordExportMachine } from '@travesia/contracts/records';
import { and, desc, eq, gt, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { storedFiles } from '../../../platform/storage/stored-files.tables.ts';
import type { RecordExportScope } from '../records.policy.ts';
import { recordExports } from './record-exports.tables.ts';

export type RecordExportRow = typeof recordExports.$inferSelect;

/** Expired at once by one run; the rest follows with the next. */
const AT_ONCE = 200;

const within = ({ patientId, onlySession }: RecordExportScope) =>
  and(
    eq(recordExports.patientId, patientId),
    onlySession ? eq(recordExports.onlySession, onlySession) : isNull(recordExports.onlySession),
  );

export async function insertRecordExport(tx: Tx, row: typeof recordExports.$inferInsert): Promise<RecordExportRow> {
  const [inserted] = await tx.insert(recordExports).values(row).returning();
  if (!inserted) throw new Error('an insert returned no row');
  return inserted;
}

/** The newest first. */
export const listRecordExports = (db: Db | Tx, scope: RecordExportScope, limit: number): Promise<RecordExportRow[]> =>
  db
    .select()
    .from(recordExports)
    .where(within(scope))
    .orderBy(desc(recordExports.requestedAt), desc(recordExports.id))
    .limit(limit);

/** An own one, locked. */
export async function lockOwnRecordExport(
  tx: Tx,
  scope: RecordExportScope,
  id: string,
): Promise<RecordExportRow | undefined> {
  const [row] = await tx
    .select()
    .from(recordExports)
    .where(and(within(scope), eq(recordExports.id, id)))
    .for('update');
  return row;
}

const isRunning = inArray(recordExports.status, statesTagged(recordExportMachine, 'running'));
const isKept = inArray(recordExports.status, statesTagged(recordExportMachine, 'downloadable'));

/** Whether one is being made. */
export const hasRunning = async (tx: Tx, scope: RecordExportScope): Promise<boolean> =>
  (await tx.$count(recordExports, and(within(scope), isRunning))) > 0;

/** How many can be downloaded. */
export const countKept = (tx: Tx, scope: RecordExportScope, at: Date): Promise<number> =>
  tx.$count(recordExports, and(within(scope), isKept, gt(recordExports.expiresAt, at)));

/** Those that were requested long ago and never ended, locked. */
export const lockStuckRecordExports = (tx: Tx, before: Date): Promise<RecordExportRow[]> =>
  tx
    .select()
    .from(recordExports)
    .where(and(isRunning, lt(recordExports.requestedAt, before)))
    .limit(AT_ONCE)
    .for('update');

export async function lockRecordExport(tx: Tx, id: string): Promise<RecordExportRow | undefined> {
  const [row] = await tx.select().from(recordExports).where(eq(recordExports.id, id)).for('update');
  return row;
}

/** Those past their day that still have a file, locked. */
export const lockExpiredRecordExports = (tx: Tx, at: Date): Promise<RecordExportRow[]> =>
  tx
    .select()
    .from(recordExports)
    .where(and(isKept, lte(recordExports.expiresAt, at)))
    .limit(AT_ONCE)
    .for('update');

export async function deleteRecordExport(tx: Tx, id: string): Promise<void> {
  await tx.delete(recordExports).where(eq(recordExports.id, id));
}

/** Deletes those that ended long ago. */
export async function deleteOldRecordExports(tx: Tx, before: Date): Promise<void> {
  await tx
    .delete(recordExports)
    .where(
      and(
        inArray(recordExports.status, statesTagged(recordExportMachine, 'final')),
        lt(recordExports.requestedAt, before),
      ),
    );
}

/** Deletes a patient’s zips and PDFs, with the keys of their files. */
export async function forgetRecordExportsOf(tx: Tx, patientId: string): Promise<void> {
  const rows = await tx
    .delete(recordExports)
    .where(eq(recordExports.patientId, patientId))
    .returning({ fileId: recordExports.fileId });
  const ids = rows.flatMap(({ fileId }) => fileId ?? []);
  if (ids.length) await tx.delete(storedFiles).where(inArray(storedFiles.id, ids));
}
