import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { scopeCondition } from './packages.repo.ts';
import type { PackageScope } from './packages.policy.ts';
import type { MarketOffer } from './treatment-market.rules.ts';

/** Every package of a treatment with the data for comparing countries and cities. */
export async function listMarketOffers(db: Db, scope: PackageScope, treatment: string): Promise<MarketOffer[]> {
  const { rows } = await db.execute<MarketOffer & Record<string, unknown>>(sql`
    select p.country, c.slug as city, p.id as clinic, p.languages, k.missing, p.verification_status = 'verified' as verified, k.currency,
      k.total_usd_minor as "totalUsdMinor", k.nights, k.stay_days as "stayDays", k.confirmed_on::text as "confirmedOn",
      p.rating_average as "ratingAverage", p.rating_count as "ratingCount"
    from packages k join providers p on p.id = k.provider_id join cities c on c.id = p.city_id
    where k.treatment = ${treatment} and ${scopeCondition(scope)}`);
  return rows;
}
