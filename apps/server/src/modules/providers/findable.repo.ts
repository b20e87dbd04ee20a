import type { Localized } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { listedCondition } from './provider-scope.repo.ts';
import type { Tx } from '../../platform/db/database.ts';

export interface FindableProvider {
  slug: string;
  name: string;
  country: string;
  countryName: Localized;
  citySlug: string | null;
  cityName: Localized | null;
  treatmentSlugs: string[];
  rank: number;
}

/** Listed providers with the names of where they are: the given ones, or all. */
export async function listFindable(tx: Tx, ids?: readonly string[]): Promise<FindableProvider[]> {
  const wanted = ids ? sql`and p.id = any(${sql.param([...ids])}::uuid[])` : sql``;
  const { rows } = await tx.execute<FindableProvider & Record<string, unknown>>(sql`
    select p.slug, p.name, p.country, l.name as "countryName", c.slug as "citySlug", c.name as "cityName",
      p.treatment_slugs as "treatmentSlugs", p.rank
    from providers p join countries l on l.code = p.country left join cities c on c.id = p.city_id
    where ${listedCondition} ${wanted} order by p.slug`);
  return rows;
}
