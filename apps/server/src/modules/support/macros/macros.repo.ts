import { and, asc, count, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { ofDemo, ofSameWorld } from '../../../platform/demo/demo-rows.repo.ts';
import type { InboxScope } from '../support.policy.ts';
import { supportMacros } from '../support.tables.ts';

export type MacroRow = typeof supportMacros.$inferSelect;

/** The demo's team has saved replies of its own. */
const ofTeam = ({ member }: InboxScope): SQL => ofSameWorld(member, supportMacros.demo);

export const listMacroRows = (db: Db, scope: InboxScope): Promise<MacroRow[]> =>
  db
    .select()
    .from(supportMacros)
    .where(ofTeam(scope))
    .orderBy(asc(sql`lower(${supportMacros.name})`), asc(supportMacros.id));

export async function countMacros(tx: Tx, scope: InboxScope): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(supportMacros).where(ofTeam(scope));
  return row?.total ?? 0;
}

/** Locked until the transaction ends. */
export async function lockMacro(tx: Tx, scope: InboxScope, id: string): Promise<MacroRow | undefined> {
  const [row] = await tx
    .select()
    .from(supportMacros)
    .where(and(ofTeam(scope), eq(supportMacros.id, id)))
    .for('update');
  return row;
}

export async function insertMacro(tx: Tx, row: typeof supportMacros.$inferInsert): Promise<MacroRow> {
  const [inserted] = await tx.insert(supportMacros).values(row).returning();
  if (!inserted) throw new Error('an insert returned no row');
  return inserted;
}

type Change = Partial<Pick<MacroRow, 'name' | 'topic' | 'texts' | 'closes' | 'takes' | 'archivedAt'>>;

/** Updates a saved reply locked by the caller. */
export async function writeMacro(tx: Tx, id: string, change: Change, at: Date): Promise<MacroRow> {
  const [row] = await tx
    .update(supportMacros)
    .set({ ...change, updatedAt: at, version: sql`${supportMacros.version} + 1` })
    .where(eq(supportMacros.id, id))
    .returning();
  if (!row) throw new Error(`the saved reply ${id} is gone`);
  return row;
}

/** Deletes saved replies that visitors of the demo left behind. */
export async function deleteOldDemoMacros(tx: Tx, before: Date): Promise<void> {
  await tx.delete(supportMacros).where(and(ofDemo(supportMacros.demo), lt(supportMacros.updatedAt, before)));
}

/** Replaces all saved replies of the demo. */
export async function rewriteMacroRows(tx: Tx, rows: readonly (typeof supportMacros.$inferInsert)[]): Promise<void> {
  await tx.delete(supportMacros).where(ofDemo(supportMacros.demo));
  if (rows.length) await tx.insert(supportMacros).values([...rows]);
}
