import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { PackageScope } from '../packages.policy.ts';
import { scopeCondition } from '../packages.repo.ts';

/** The total of another clinic's package, and where it is. */
export interface SimilarOffer {
  totalUsdMinor: number;
  city: string;
  country: string;
}

/** Totals of other clinics' packages for a treatment. */
export async function listSimilarOffers(
  db: Db,
  scope: PackageScope,
  { treatment, without }: { treatment: string; without: string },
): Promise<SimilarOffer[]> {
  const { rows } = await db.execute<SimilarOffer & Record<string, unknown>>(sql`
    select k.total_usd_minor as "totalUsdMinor", c.slug as city, p.country
    from packages k join providers p on p.id = k.provider_id join cities c on c.id = p.city_id
    where k.treatment = ${treatment} and p.id <> ${without}::uuid and ${scopeCondition(scope)}`);
  return rows;
}
