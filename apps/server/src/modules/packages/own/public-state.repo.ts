import type { PackageStatus } from '@travesia/contracts/packages';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { packages } from '../packages.tables.ts';

/** What is public of a package follows its status. Returns its treatment; undefined if it was never published. */
export async function showAs(tx: Tx, id: string, status: PackageStatus): Promise<string | undefined> {
  const [row] = await tx
    .update(packages)
    .set({ status })
    .where(eq(packages.id, id))
    .returning({ treatment: packages.treatment });
  return row?.treatment;
}

/** The treatment that a package is public for; undefined if it was never published. */
export async function findPublicTreatment(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx.select({ treatment: packages.treatment }).from(packages).where(eq(packages.id, id));
  return row?.treatment;
}

/** Confirms the prices of a clinic's packages, of the given ones or all, and returns which; those hidden for their price show again. */
export async function confirmPrices(
  tx: Tx,
  providerId: string,
  ids: readonly string[] | null,
  today: string,
): Promise<{ id: string; treatment: string }[]> {
  const { rows } = await tx.execute<{ id: string; treatment: string }>(sql`
    update packages k set confirmed_on = ${today}, status = d.status from package_drafts d
    where d.id = k.id and d.status in ('published', 'paused') and k.provider_id = ${providerId}::uuid
      ${ids ? sql`and k.id = any(${sql.param([...ids])}::uuid[])` : sql``}
    returning k.id, k.treatment`);
  return rows;
}

/** Adds treatments to those that a clinic offers. */
export const offerTreatment = (tx: Tx, providerId: string, treatment: string) =>
  tx.execute(
    sql`insert into provider_treatments (provider_id, treatment) values (${providerId}::uuid, ${treatment}) on conflict do nothing`,
  );

/** Providers whose totals may have changed with the typical prices of treatments. */
export async function listSellersOf(tx: Tx, treatments: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: packages.providerId })
    .from(packages)
    .where(and(inArray(packages.treatment, [...treatments]), eq(packages.status, 'published')))
    .orderBy(packages.providerId);
  return rows.map(({ id }) => id);
}
