import { exportMachine } from '@travesia/contracts/privacy';
import { statesTagged } from '@travesia/contracts/kit';
import { and, desc, eq, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { ExportScope } from './privacy.policy.ts';
import { dataExports } from './privacy.tables.ts';

export type ExportRow = typeof dataExports.$inferSelect;

const within = ({ userId, onlySession }: ExportScope) =>
  and(
    eq(dataExports.userId, userId),
    onlySession ? eq(dataExports.onlySession, onlySession) : isNull(dataExports.onlySession),
  );

export async function insertExport(tx: Tx, row: typeof dataExports.$inferInsert): Promise<ExportRow> {
  const [inserted] = await tx.insert(dataExports).values(row).returning();
  if (!inserted) throw new Error('the export was not written');
  return inserted;
}

/** The person's exports, newest first. */
export async function listOwnExports(db: Db | Tx, scope: ExportScope, limit: number): Promise<ExportRow[]> {
  return db.select().from(dataExports).where(within(scope)).orderBy(desc(dataExports.requestedAt)).limit(limit);
}

export async function findOwnExport(db: Db | Tx, scope: ExportScope, id: string): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(and(within(scope), eq(dataExports.id, id)));
  return row;
}

/** The person's running export, if any. */
export async function findRunning(tx: Tx, scope: ExportScope): Promise<ExportRow | undefined> {
  const [row] = await tx
    .select()
    .from(dataExports)
    .where(and(within(scope), inArray(dataExports.status, statesTagged(exportMachine, 'running'))))
    .for('update');
  return row;
}

/** An export, locked until the transaction ends. */
export async function lockExport(tx: Tx, id: string): Promise<ExportRow | undefined> {
  const [row] = await tx.select().from(dataExports).where(eq(dataExports.id, id)).for('update');
  return row;
}

/** Exports past their week whose file still exists. */
export async function lockExpired(tx: Tx, at: Date): Promise<ExportRow[]> {
  return tx
    .select()
    .from(dataExports)
    .where(
      and(inArray(dataExports.status, statesTagged(exportMachine, 'downloadable')), lte(dataExports.expiresAt, at)),
    )
    .for('update');
}

/** Deletes old exports. */
export async function deleteOldExports(tx: Tx, before: Date): Promise<void> {
  await tx
    .delete(dataExports)
    .where(and(inArray(dataExports.status, statesTagged(exportMachine, 'final')), lt(dataExports.requestedAt, before)));
}

/** Files of all exports of a person. */
export async function listExportFiles(db: Db | Tx, userId: string): Promise<string[]> {
  const rows = await db.select({ fileId: dataExports.fileId }).from(dataExports).where(eq(dataExports.userId, userId));
  return rows.flatMap(({ fileId }) => fileId ?? []);
}
