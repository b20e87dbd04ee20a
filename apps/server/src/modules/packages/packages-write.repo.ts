import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { upsert } from '../../platform/db/upsert.ts';
import type { OfferFacts } from '../providers/index.ts';
import { packageInclusions, packages } from './packages.tables.ts';

export type NewPackage = typeof packages.$inferInsert & { id: string };
export type NewInclusion = typeof packageInclusions.$inferInsert;

/** Writes packages whole, found by id, and replaces their 22 answers. */
export async function upsertPackages(tx: Tx, rows: readonly NewPackage[], inclusions: readonly NewInclusion[]): Promise<void> {
  await upsert(tx, packages, [packages.id], rows);
  if (rows.length) await tx.delete(packageInclusions).where(inArray(packageInclusions.packageId, rows.map((row) => row.id)));
  await upsert(tx, packageInclusions, [packageInclusions.packageId, packageInclusions.key], inclusions);
}

/** What the given providers sell now: published packages, the cheapest, treatments by number of packages. */
export async function countOffers(tx: Tx, providerIds: readonly string[]): Promise<OfferFacts[]> {
  const { rows } = await tx.execute<OfferFacts & Record<string, unknown>>(sql`
    select ids.id as "providerId", coalesce(sum(t.packages), 0)::int as "packageCount", min(t.cheapest) as "priceFromUsdMinor",
      coalesce(array_agg(t.treatment order by t.packages desc, t.treatment) filter (where t.treatment is not null), '{}') as "treatmentSlugs"
    from unnest(${sql.param([...providerIds])}::uuid[]) as ids(id)
    left join (
      select provider_id, treatment, count(*) as packages, min(price_usd_minor) as cheapest
      from packages where status = 'published' group by 1, 2
    ) t on t.provider_id = ids.id
    group by ids.id`);
  return rows;
}
