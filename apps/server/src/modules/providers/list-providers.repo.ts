import { type SQL, sql } from 'drizzle-orm';
import { allOf, boxCondition, textArray } from '../../platform/db/conditions.ts';
import type { Db } from '../../platform/db/database.ts';
import { matchCondition, matchScore } from '../search/index.ts';
import type { Facet, ProviderFilter } from './provider-filter.ts';
import { scopeCondition } from './provider-scope.repo.ts';
import type { ProviderScope } from './providers.policy.ts';
import type { ProviderListRow } from './provider-row.ts';

const KM_PER_DEGREE = 111.32;

/** Kilometres between a row and a point, on a sphere. */
const distanceTo = (near: { lat: number; lon: number }): SQL =>
  sql`(6371 * 2 * asin(sqrt(least(1, power(sin(radians(p.lat - ${near.lat}) / 2), 2) + cos(radians(${near.lat})) * cos(radians(p.lat)) * power(sin(radians(p.lon - ${near.lon}) / 2), 2)))))`;

/** Conditions that no facet counts without. */
function baseConditions(scope: ProviderScope, filter: ProviderFilter): SQL[] {
  const { near, bbox } = filter;
  const degrees = near ? near.km / KM_PER_DEGREE : 0;
  const wide = near ? degrees / Math.max(0.05, Math.cos((near.lat * Math.PI) / 180)) : 0;
  return [
    scopeCondition(scope),
    ...(filter.match ? [matchCondition(filter.match)] : []),
    ...(filter.treatment ? [sql`p.treatment_slugs @> ${textArray([filter.treatment])}`] : []),
    ...(filter.category.length ? [sql`p.category_slugs && ${textArray(filter.category)}`] : []),
    ...(filter.rating === null ? [] : [sql`p.rating_average >= ${filter.rating}`]),
    ...(filter.priceMinUsd === null ? [] : [sql`p.price_from_usd_minor >= ${filter.priceMinUsd}`]),
    ...(filter.priceMaxUsd === null ? [] : [sql`p.price_from_usd_minor <= ${filter.priceMaxUsd}`]),
    ...(near
      ? [
          boxCondition({
            west: near.lon - wide,
            south: near.lat - degrees,
            east: near.lon + wide,
            north: near.lat + degrees,
          }),
          sql`${distanceTo(near)} <= ${near.km}`,
        ]
      : []),
    ...(bbox ? [boxCondition(bbox)] : []),
  ];
}

/** One condition for each facet; `true` while it filters nothing. */
function facetConditions(filter: ProviderFilter): Record<Facet, SQL | null> {
  return {
    type: filter.type.length ? sql`p.type = any(${textArray(filter.type)})` : null,
    country: filter.country.length ? sql`p.country = any(${textArray(filter.country)})` : null,
    city: filter.city.length
      ? sql`p.city_id in (select id from cities where slug = any(${textArray(filter.city)}))`
      : null,
    accreditation: filter.accreditation.length ? sql`p.accreditations && ${textArray(filter.accreditation)}` : null,
    spoken: filter.spoken.length ? sql`p.languages && ${textArray(filter.spoken)}` : null,
    listing: filter.listing ? sql`p.listing = ${filter.listing}` : null,
    verified: filter.verified ? sql`p.verification_status = 'verified'` : null,
  };
}

const fromProviders = (filter: ProviderFilter): SQL =>
  filter.match ? sql`providers p join search_documents d on d.kind = 'provider' and d.ref = p.slug` : sql`providers p`;

function orderOf(filter: ProviderFilter): SQL {
  const tie = sql`p.rank desc, p.id`;
  switch (filter.sort) {
    case 'rating':
      return sql`p.rating_average desc nulls last, p.rating_count desc, ${tie}`;
    case 'price':
      return sql`p.price_from_usd_minor asc nulls last, ${tie}`;
    case 'distance':
      return filter.near ? sql`${distanceTo(filter.near)} asc nulls last, ${tie}` : tie;
    case 'relevance':
      return filter.match ? sql`${matchScore(filter.match)} desc, ${tie}` : tie;
  }
}

/** One page of the list, in order. */
export async function listProviderRows(
  db: Db,
  scope: ProviderScope,
  filter: ProviderFilter,
): Promise<ProviderListRow[]> {
  const facets = Object.values(facetConditions(filter)).filter((condition) => condition !== null);
  const where = allOf([...baseConditions(scope, filter), ...facets]);
  const distance = filter.near ? distanceTo(filter.near) : sql`null::float8`;
  const { rows } = await db.execute<ProviderListRow & Record<string, unknown>>(sql`
    with page as (
      select p.id, row_number() over (order by ${orderOf(filter)}) as place, ${distance} as distance_km
      from ${fromProviders(filter)} where ${where}
      order by ${orderOf(filter)} limit ${filter.limit} offset ${filter.offset}
    )
    select p.id, p.slug, p.name, p.type, p.listing, p.verification_status as "verificationStatus", p.demo, p.country,
      p.lat, p.lon, p.languages, p.accreditations, p.rating_average as "ratingAverage", p.rating_count as "ratingCount",
      p.price_from_usd_minor as "priceFromUsdMinor", p.price_from_currency as "priceFromCurrency", p.package_count as "packageCount", p.treatment_slugs as "treatmentSlugs",
      p.response_minutes as "responseMinutes", c.slug as "citySlug", c.name as "cityName", page.distance_km as "distanceKm"
    from page join providers p using (id) left join cities c on c.id = p.city_id
    order by page.place`);
  return rows;
}

export interface FacetCount {
  facet: Facet | 'total';
  value: string | null;
  count: number;
}

/** How each facet counts rows of `m`: what it groups by, a join, an order with a limit. */
const COUNTED: Record<Facet, { value: SQL; join?: SQL; where?: SQL; limit?: SQL }> = {
  type: { value: sql`m.type` },
  country: { value: sql`m.country` },
  city: { value: sql`c.slug`, join: sql`join cities c on c.id = m.city_id`, limit: sql`order by 3 desc, 2 limit 30` },
  accreditation: { value: sql`one`, join: sql`, unnest(m.accreditations) one` },
  spoken: { value: sql`one`, join: sql`, unnest(m.languages) one` },
  listing: { value: sql`m.listing` },
  verified: { value: sql`'true'`, where: sql`m.verification_status = 'verified'` },
};

/**
 * The total and the counts of every facet, in one statement. A facet counts with its own filter left out, so one that
 * filters reads rows of its own and all others share the found rows.
 */
export async function countProviderFacets(db: Db, scope: ProviderScope, filter: ProviderFilter): Promise<FacetCount[]> {
  const conditions = facetConditions(filter);
  const base = baseConditions(scope, filter);
  const rowsWithout = (omit: Facet | null): SQL => {
    const active = (Object.keys(conditions) as Facet[]).flatMap((name) =>
      name === omit ? [] : (conditions[name] ?? []),
    );
    return sql`select p.type, p.country, p.city_id, p.accreditations, p.languages, p.listing, p.verification_status
      from ${fromProviders(filter)} where ${allOf([...base, ...active])}`;
  };
  const counted = (Object.keys(COUNTED) as Facet[]).map((facet) => {
    const { value, join, where, limit } = COUNTED[facet];
    const rows = conditions[facet] ? sql`(${rowsWithout(facet)})` : sql`found`;
    return sql`union all (select ${sql.raw(`'${facet}'`)}, ${value}, count(*)::int from ${rows} m ${join ?? sql``} where ${where ?? sql`true`} group by 2 ${limit ?? sql``})`;
  });
  const { rows } = await db.execute<FacetCount & Record<string, unknown>>(sql`
    with found as materialized (${rowsWithout(null)})
    select 'total' as facet, null as value, count(*)::int as count from found
    ${sql.join(counted, sql` `)}`);
  return rows;
}
