import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { upsert } from '../../platform/db/upsert.ts';
import { offerableCondition } from '../advertising/index.ts';
import type { OfferFacts } from '../providers/index.ts';
import { packageInclusions, packages } from './packages.tables.ts';

export type NewPackage = typeof packages.$inferInsert & { id: string };
export type NewInclusion = typeof packageInclusions.$inferInsert;

/** Upserts whole packages by id, and replaces their 22 answers. */
export async function upsertPackages(
  tx: Tx,
  rows: readonly NewPackage[],
  inclusions: readonly NewInclusion[],
): Promise<void> {
  await upsert(tx, packages, [packages.id], rows);
  if (rows.length)
    await tx.delete(packageInclusions).where(
      inArray(
        packageInclusions.packageId,
        rows.map((row) => row.id),
      ),
    );
  await upsert(tx, packageInclusions, [packageInclusions.packageId, packageInclusions.key], inclusions);
}

/** What the given providers sell now: published packages of treatments that they may offer, the lowest total, treatments by number of packages. */
export async function countOffers(tx: Tx, providerIds: readonly string[]): Promise<OfferFacts[]> {
  const { rows } = await tx.execute<OfferFacts & Record<string, unknown>>(sql`
    select ids.id as "providerId", coalesce(sum(t.packages), 0)::int as "packageCount", min(t.cheapest) as "priceFromUsdMinor",
      (array_agg(t.currency order by t.cheapest) filter (where t.currency is not null))[1] as "priceFromCurrency",
      jsonb_object_agg(t.treatment, jsonb_build_object('usdMinor', t.cheapest, 'currency', t.currency)) filter (where t.treatment is not null) as "priceFromByTreatment",
      coalesce(array_agg(t.treatment order by t.packages desc, t.treatment) filter (where t.treatment is not null), '{}') as "treatmentSlugs"
    from unnest(${sql.param([...providerIds])}::uuid[]) as ids(id)
    left join (
      select provider_id, treatment, count(*) as packages, min(total_usd_minor) as cheapest,
        (array_agg(currency order by total_usd_minor))[1] as currency
      from packages k where status = 'published' and ${offerableCondition(sql`k.provider_id`, sql`k.treatment`)} group by 1, 2
    ) t on t.provider_id = ids.id
    group by ids.id`);
  return rows;
}

/** Rank penalty per step down a provider's own list; one full point of provider rank is worth 100. */
const STEP_BETWEEN_OWN = 150;

/**
 * Default list order: the provider's rank, then how much the price includes. A provider's second and third
 * packages rank lower, so that one clinic does not fill the first page. Nothing that can be bought affects it.
 */
export async function refreshPackageRanks(tx: Tx, providerIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update packages k set rank = r.rank from (
      select k.id, (p.rank * 100)::int + 5 * cardinality(k.included_keys)
        - ${STEP_BETWEEN_OWN}::int * (row_number() over (partition by k.provider_id order by cardinality(k.included_keys) desc, k.total_usd_minor, k.id) - 1)::int as rank
      from packages k join providers p on p.id = k.provider_id where p.id = any(${sql.param([...providerIds])}::uuid[])
    ) r where r.id = k.id`);
}
