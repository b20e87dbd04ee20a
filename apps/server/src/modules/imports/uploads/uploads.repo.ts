import type { FINDING_SORTS, FindingKind, IMPORT_RUN_SORTS, IMPORT_SORTS } from '@travesia/contracts/imports';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inSight, ofDemo } from '../../../platform/demo/demo-rows.repo.ts';
import type { Sight } from '../../../platform/demo/sight.ts';
import { users } from '../../accounts/accounts.tables.ts';
import type { ImportsScope } from '../imports.policy.ts';
import { importFindings, importRuns, imports } from '../imports.tables.ts';

export type ImportRow = typeof imports.$inferSelect;
export type FindingRow = typeof importFindings.$inferInsert;
export interface NamedImport {
  row: ImportRow;
  by: { firstName: string; lastName: string } | null;
  run: typeof importRuns.$inferSelect | null;
}

/** Rows written per batch. */
const BATCH = 1000;

const inScope = ({ sight }: ImportsScope) => inSight(sight, imports.demo);
const uploaded = (scope: ImportsScope) => and(inScope(scope), isNotNull(imports.fileId));
const named = (db: Db | Tx) =>
  db
    .select({ row: imports, by: { firstName: users.firstName, lastName: users.lastName }, run: importRuns })
    .from(imports)
    .leftJoin(importRuns, eq(importRuns.id, imports.runId))
    .leftJoin(users, eq(users.id, imports.startedBy))
    .$dynamic();

export async function insertImport(tx: Tx, row: typeof imports.$inferInsert): Promise<void> {
  await tx.insert(imports).values(row);
}

export async function findImport(db: Db | Tx, scope: ImportsScope, id: string): Promise<NamedImport | undefined> {
  const [found] = await named(db).where(and(eq(imports.id, id), inScope(scope)));
  return found;
}

/** Locks an import until the transaction ends. */
export async function lockImport(tx: Tx, scope: ImportsScope, id: string): Promise<ImportRow | undefined> {
  const [row] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), inScope(scope)))
    .for('update');
  return row;
}

/** The import a job is running. */
export async function findRunning(db: Db | Tx, id: string): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  return row;
}

export async function countUploads(db: Db, scope: ImportsScope): Promise<number> {
  const [row] = await db.select({ total: count() }).from(imports).where(uploaded(scope));
  return row?.total ?? 0;
}

/** Number of imports awaiting action: uploaded after an instant, and neither imported, withdrawn nor running. */
export async function countOpenImports(db: Db, scope: ImportsScope, uploadedAfter: Date): Promise<number> {
  const open = and(inArray(imports.state, ['uploaded', 'checked']), gt(imports.createdAt, uploadedAfter));
  const [row] = await db
    .select({ total: count() })
    .from(imports)
    .where(and(inScope(scope), open));
  return row?.total ?? 0;
}

type Paged<Sort> = { sort: Sort; page: number; limit: number };
type Orders<Sort extends string> = Readonly<Record<Sort, SQL>>;

const rowsRead = sql`(${imports.reading}->>'rows')::int`;
const IMPORT_ORDERS: Orders<(typeof IMPORT_SORTS)[number]> = {
  '-uploaded': desc(imports.createdAt),
  uploaded: asc(imports.createdAt),
  file: sql`lower(${imports.fileName})`,
  '-file': sql`lower(${imports.fileName}) desc`,
  rows: sql`${rowsRead} nulls last`,
  '-rows': sql`${rowsRead} desc nulls last`,
  state: asc(imports.state),
};

/** Imports of files that were uploaded. */
export const listUploads = (
  db: Db,
  scope: ImportsScope,
  { sort, page, limit }: Paged<(typeof IMPORT_SORTS)[number]>,
): Promise<NamedImport[]> =>
  named(db)
    .where(uploaded(scope))
    .orderBy(IMPORT_ORDERS[sort], sort === 'uploaded' ? asc(imports.id) : desc(imports.id))
    .limit(limit)
    .offset((page - 1) * limit);

/** Deletes the uploads of the demo. */
export async function deleteDemoImports(tx: Tx): Promise<void> {
  await tx.delete(imports).where(ofDemo(imports.demo));
}

/** Whether a registry file is being checked or imported. */
export async function isBusy(tx: Tx): Promise<boolean> {
  const [row] = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(sql`${imports.state} in ('checking', 'committing')`)
    .limit(1);
  return row !== undefined;
}

/** Records a run's progress. */
export async function writeProgress(db: Db, id: string, bytesRead: number): Promise<void> {
  await db.update(imports).set({ bytesRead }).where(eq(imports.id, id));
}

/** Replaces an import's findings. */
export async function replaceFindings(tx: Tx, importId: string, rows: readonly FindingRow[]): Promise<void> {
  await tx.delete(importFindings).where(eq(importFindings.importId, importId));
  for (let start = 0; start < rows.length; start += BATCH)
    await tx.insert(importFindings).values(rows.slice(start, start + BATCH));
}

const ofKind = (importId: string, kind: FindingKind) =>
  and(eq(importFindings.importId, importId), eq(importFindings.kind, kind));

export async function countFindings(db: Db, importId: string, kind: FindingKind): Promise<number> {
  const [row] = await db.select({ total: count() }).from(importFindings).where(ofKind(importId, kind));
  return row?.total ?? 0;
}

export const listFindings = (
  db: Db,
  importId: string,
  kind: FindingKind,
  { sort, page, limit }: Paged<(typeof FINDING_SORTS)[number]>,
) =>
  db
    .select()
    .from(importFindings)
    .where(ofKind(importId, kind))
    .orderBy(sort === 'line' ? asc(importFindings.position) : desc(importFindings.position))
    .limit(limit)
    .offset((page - 1) * limit);

/** The report of a completed import, as far as it is in sight. */
export async function findReportOf(db: Db | Tx, runId: string, sight: Sight): Promise<string | null> {
  const [row] = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.runId, runId), inSight(sight, imports.demo)));
  return row?.id ?? null;
}

export async function countRuns(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(importRuns);
  return row?.total ?? 0;
}

const counted = (key: 'added' | 'updated' | 'merged' | 'refused') => sql`(${importRuns.counts}->>${key})::int desc`;
const RUN_ORDERS: Orders<(typeof IMPORT_RUN_SORTS)[number]> = {
  '-finished': desc(importRuns.finishedAt),
  finished: asc(importRuns.finishedAt),
  source: sql`lower(${importRuns.sourceName})`,
  '-source': sql`lower(${importRuns.sourceName}) desc`,
  '-added': counted('added'),
  '-updated': counted('updated'),
  '-merged': counted('merged'),
  '-refused': counted('refused'),
};

/** Completed imports, each with the id of its report as far as it is in scope. */
export const listRuns = (
  db: Db,
  scope: ImportsScope,
  { sort, page, limit }: Paged<(typeof IMPORT_RUN_SORTS)[number]>,
) =>
  db
    .select({ run: importRuns, importId: imports.id })
    .from(importRuns)
    .leftJoin(imports, and(eq(imports.runId, importRuns.id), inScope(scope)))
    .orderBy(RUN_ORDERS[sort], sort === 'finished' ? asc(importRuns.id) : desc(importRuns.id))
    .limit(limit)
    .offset((page - 1) * limit);
