import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { siteSettings } from './site.tables.ts';

export type SiteRow = typeof siteSettings.$inferSelect;

/** The row, which a migration has created. */
export async function findSite(db: Db | Tx): Promise<SiteRow> {
  const [row] = await db.select().from(siteSettings);
  if (!row) throw new Error('the settings of the site are missing');
  return row;
}

/** Same as `findSite`, but locks it until the transaction ends. */
export async function lockSite(tx: Tx): Promise<SiteRow> {
  const [row] = await tx.select().from(siteSettings).for('update');
  if (!row) throw new Error('the settings of the site are missing');
  return row;
}

export async function writeSite(
  tx: Tx,
  set: Pick<SiteRow, 'phone' | 'hours' | 'clinicFeePercent' | 'editedAt'>,
): Promise<SiteRow> {
  const [row] = await tx
    .update(siteSettings)
    .set({ ...set, version: sql`${siteSettings.version} + 1` })
    .returning();
  if (!row) throw new Error('the settings of the site are missing');
  return row;
}
