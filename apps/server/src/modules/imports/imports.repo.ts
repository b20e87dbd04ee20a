import type { FacilityKinds } from '@travesia/contracts/imports';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type Flagged, isSameWorld } from '../../platform/demo/sight.ts';
import type { OpenedFacilities } from './facilities/read-facilities.ts';
import type { ImportCounts } from './import-report.ts';
import { importRuns, imports } from './imports.tables.ts';

/** Imports of a registry that are asked for what was said about it. */
const LATEST = 20;

/** Records an import, before its rows, which refer to it. */
export async function insertRun(tx: Tx, run: typeof importRuns.$inferInsert): Promise<void> {
  await tx.insert(importRuns).values(run);
}

/** Records what an import did. */
export async function writeCounts(tx: Tx, runId: string, counts: ImportCounts): Promise<void> {
  await tx.update(importRuns).set({ counts }).where(eq(importRuns.id, runId));
}

/**
 * The registry under which a file with this content was imported last, if the file's name says another one; null for known
 * registries, whose columns tell.
 */
export async function findSourceOfContent(
  db: Db | Tx,
  { content, inspection }: Pick<OpenedFacilities, 'content' | 'inspection'>,
): Promise<string | null> {
  if (inspection.mapping.preset) return null;
  const [row] = await db
    .select({ source: importRuns.source })
    .from(importRuns)
    .where(sql`${importRuns.counts}->'report'->>'content' = ${content}`)
    .orderBy(desc(importRuns.finishedAt))
    .limit(1);
  return row && row.source !== inspection.sourceKey ? row.source : null;
}

/** What an admin last said abbreviations mean in a registry; the demo's sayings hold for the demo only. */
export async function findKinds(db: Db | Tx, source: string, of: Flagged): Promise<FacilityKinds> {
  const rows = await db
    .select({ kinds: sql<FacilityKinds>`${imports.options}->'kinds'`, demo: imports.demo })
    .from(imports)
    .where(sql`${imports.reading}->>'source_key' = ${source} and jsonb_typeof(${imports.options}->'kinds') = 'object'`)
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(LATEST);
  return rows.find((row) => isSameWorld(row, of))?.kinds ?? {};
}

export async function findRun(db: Db, id: string): Promise<typeof importRuns.$inferSelect | undefined> {
  const [row] = await db.select().from(importRuns).where(eq(importRuns.id, id));
  return row;
}

/** Locks a completed import until the transaction ends. */
export async function lockRun(tx: Tx, id: string): Promise<typeof importRuns.$inferSelect | undefined> {
  const [row] = await tx.select().from(importRuns).where(eq(importRuns.id, id)).for('update');
  return row;
}

/** Removes an admin's name from their uploads. */
export async function forgetWhoStarted(tx: Tx, userId: string): Promise<void> {
  await tx.update(imports).set({ startedBy: null }).where(eq(imports.startedBy, userId));
}
