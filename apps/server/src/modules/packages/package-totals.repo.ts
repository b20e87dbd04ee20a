import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { anonymous } from '../../platform/http/request-context.ts';
import { isForEverybody } from './comparable-total.rules.ts';
import { type MarketSample, marketPrice, type MissingAt } from './market-price.rules.ts';
import { listMarketSamples } from './market.repo.ts';
import { visibleTo } from './packages.policy.ts';

/**
 * Adds typical prices of items that are neither included nor priced to the stored totals, so that lists order by the same total
 * that comparisons show. Call after writing packages, whose totals only contain the stated prices.
 */
export async function addMarketPrices(tx: Tx, packageIds: readonly string[]): Promise<void> {
  const unnamed = (await listUnnamed(tx, packageIds)).filter(({ key }) => isForEverybody(key));
  if (unnamed.length === 0) return;
  const treatments = [...new Set(unnamed.map(({ treatment }) => treatment))];
  const keys = [...new Set(unnamed.map(({ key }) => key))];
  const samples = await listMarketSamples(tx, visibleTo(anonymous), treatments, keys);
  const added = sumByPackage(unnamed, samples);
  await tx.execute(sql`
    update packages k set total_usd_minor = k.total_usd_minor + a.usd_minor
    from unnest(${sql.param([...added.keys()])}::uuid[], ${sql.param([...added.values()])}::int[]) as a(id, usd_minor)
    where k.id = a.id`);
}

async function listUnnamed(tx: Tx, packageIds: readonly string[]): Promise<MissingAt[]> {
  const { rows } = await tx.execute<MissingAt & Record<string, unknown>>(sql`
    select k.id as "packageId", i.key, k.treatment, c.slug as city, p.country, i.quantity
    from package_inclusions i join packages k on k.id = i.package_id
      join providers p on p.id = k.provider_id join cities c on c.id = p.city_id
    where i.answer = 'not_included' and i.extra_minor is null and k.id = any(${sql.param([...packageIds])}::uuid[])`);
  return rows;
}

function sumByPackage(lines: readonly MissingAt[], samples: readonly MarketSample[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const line of lines) {
    const sum = (sums.get(line.packageId) ?? 0) + (marketPrice(samples, line)?.usdMinor ?? 0);
    sums.set(line.packageId, sum);
  }
  return sums;
}
