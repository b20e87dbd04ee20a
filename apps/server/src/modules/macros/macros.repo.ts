import { and, asc, count, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { ofDemo, ofSameWorld } from '../../platform/demo/demo-rows.repo.ts';
import type { MacroScope } from './macros.policy.ts';
import { macros } from './macros.tables.ts';

export type MacroRow = typeof macros.$inferSelect;

/** The demo's teams have saved replies of their own. */
const ofTeam = ({ member, desk, providerId, organizationId }: MacroScope): SQL =>
  and(
    eq(macros.desk, desk),
    providerId ? eq(macros.providerId, providerId) : isNull(macros.providerId),
    organizationId ? eq(macros.organizationId, organizationId) : isNull(macros.organizationId),
    ofSameWorld(member, macros.demo),
  ) as SQL;

export const listMacroRows = (db: Db, scope: MacroScope): Promise<MacroRow[]> =>
  db
    .select()
    .from(macros)
    .where(ofTeam(scope))
    .orderBy(asc(sql`lower(${macros.name})`), asc(macros.id));

export async function countMacros(tx: Tx, scope: MacroScope): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(macros).where(ofTeam(scope));
  return row?.total ?? 0;
}

/** Locked until the transaction ends. */
export async function lockMacro(tx: Tx, scope: MacroScope, id: string): Promise<MacroRow | undefined> {
  const [row] = await tx
    .select()
    .from(macros)
    .where(and(ofTeam(scope), eq(macros.id, id)))
    .for('update');
  return row;
}

export async function insertMacro(tx: Tx, row: typeof macros.$inferInsert): Promise<MacroRow> {
  const [inserted] = await tx.insert(macros).values(row).returning();
  if (!inserted) throw new Error('an insert returned no row');
  return inserted;
}

type Change = Partial<Pick<MacroRow, 'name' | 'topic' | 'texts' | 'closes' | 'takes' | 'archivedAt'>>;

/** Updates a saved reply locked by the caller. */
export async function writeMacro(tx: Tx, id: string, change: Change, at: Date): Promise<MacroRow> {
  const [row] = await tx
    .update(macros)
    .set({ ...change, updatedAt: at, version: sql`${macros.version} + 1` })
    .where(eq(macros.id, id))
    .returning();
  if (!row) throw new Error(`the saved reply ${id} is gone`);
  return row;
}

/** Deletes saved replies that visitors of the demo left behind. */
export async function deleteOldDemoMacros(tx: Tx, before: Date): Promise<void> {
  await tx.delete(macros).where(and(ofDemo(macros.demo), lt(macros.updatedAt, before)));
}

/** Replaces all saved replies of the demo. */
export async function rewriteMacroRows(tx: Tx, rows: readonly (typeof macros.$inferInsert)[]): Promise<void> {
  await tx.delete(macros).where(ofDemo(macros.demo));
  if (rows.length) await tx.insert(macros).values([...rows]);
}
