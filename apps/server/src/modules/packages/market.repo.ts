import { sql } from 'drizzle-orm';
import { textArray } from '../../platform/db/conditions.ts';
import type { Db } from '../../platform/db/database.ts';
import { scopeCondition } from './packages.repo.ts';
import type { MarketSample } from './market-price.rules.ts';
import type { PackageScope } from './packages.policy.ts';

/** What packages of these treatments charge for items they don't include, in US cents at the rate of their own price. */
export async function listMarketSamples(
  db: Db,
  scope: PackageScope,
  treatments: readonly string[],
  keys: readonly string[],
): Promise<MarketSample[]> {
  const { rows } = await db.execute<MarketSample & Record<string, unknown>>(sql`
    select k.id as "packageId", i.key, k.treatment, c.slug as city, p.country, i.quantity,
      round(i.extra_minor::numeric * k.price_usd_minor / k.price_minor)::int as "usdMinor"
    from package_inclusions i join packages k on k.id = i.package_id
      join providers p on p.id = k.provider_id join cities c on c.id = p.city_id
    where i.extra_minor is not null and i.key = any(${textArray([...keys])})
      and k.treatment = any(${textArray([...treatments])}) and ${scopeCondition(scope)}`);
  return rows;
}
