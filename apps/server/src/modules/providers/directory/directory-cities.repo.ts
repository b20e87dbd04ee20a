import type { Localized } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import { perRevision } from '../../../platform/http/revision/per-revision.ts';
import { listedCondition } from '../provider-scope.repo.ts';

interface CityRow {
  slug: string;
  name: Localized;
  nameKey: string;
  region: string | null;
  country: string;
  /** Of its center, or the median of its listings: one wrong coordinate doesn't move a city. */
  lat: number | null;
  lon: number | null;
  count: number;
}

/** A city with listings. */
export interface ListedCity extends CityRow {
  /** Whether another listed city has the same name. */
  sharesName: boolean;
}

/** The cities with listings by slug, the largest first. */
export type ListedCities = ReadonlyMap<string, ListedCity>;

async function readCities(db: Db): Promise<ListedCities> {
  const { rows } = await db.execute<CityRow & Record<string, unknown>>(sql`
    select c.slug, c.name, c.name_key as "nameKey", c.region, c.country, count(*)::int as count,
      coalesce(c.lat, percentile_cont(0.5) within group (order by p.lat)) as lat,
      coalesce(c.lon, percentile_cont(0.5) within group (order by p.lon)) as lon
    from providers p join cities c on c.id = p.city_id
    where ${listedCondition} group by c.id order by count desc, c.slug`);
  const named = Map.groupBy(rows, ({ nameKey }) => nameKey);
  return new Map(rows.map((row) => [row.slug, { ...row, sharesName: (named.get(row.nameKey)?.length ?? 0) > 1 }]));
}

/** The days on which listings of cities changed last, by slug. Apart from the cities, so that lists outlive such changes. */
async function readCityChanges(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ slug: string; day: string }>(sql`
    select c.slug, to_char(max(p.updated_at) at time zone 'UTC', 'YYYY-MM-DD') as day
    from providers p join cities c on c.id = p.city_id where ${listedCondition} group by c.slug`);
  return new Map(rows.map(({ slug, day }) => [slug, day]));
}

/** The days of `readCityChanges`, read again when they change. */
export const followCityChanges = ({ database, revision }: ModuleDeps): (() => Promise<ReadonlyMap<string, string>>) =>
  perRevision(revision, () => readCityChanges(database.db));

/** The cities with listings, read again when the listings change. */
export const followCities = ({ database, revision }: ModuleDeps): (() => Promise<ListedCities>) =>
  perRevision(revision, () => readCities(database.db));
