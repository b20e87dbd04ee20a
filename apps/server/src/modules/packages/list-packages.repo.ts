import { type SQL, sql } from 'drizzle-orm';
import { allOf, boxCondition, textArray } from '../../platform/db/conditions.ts';
import type { Db } from '../../platform/db/database.ts';
import { listedCondition } from '../providers/index.ts';
import { matchCondition, matchScore } from '../search/index.ts';
import { HISTOGRAM_STEPS, type PackageFacet, type PackageFilter } from './package-filter.ts';
import type { PackageListRow } from './package-row.ts';
import type { PackageScope } from './packages.policy.ts';

/** The scope as a condition: published, at a listed provider. */
export function scopeCondition(scope: PackageScope): SQL {
  if (scope.kind === 'all') return sql`true`;
  return sql`k.status = 'published' and ${listedCondition}`;
}

function baseConditions(scope: PackageScope, filter: PackageFilter): SQL[] {
  const { bbox } = filter;
  return [
    scopeCondition(scope),
    ...(filter.unknownWords ? [sql`false`] : []),
    ...(filter.match ? [matchCondition(filter.match)] : []),
    ...(filter.provider ? [sql`(p.slug = ${filter.provider} or p.id::text = ${filter.provider})`] : []),
    ...(filter.nightsMax === null ? [] : [sql`k.nights <= ${filter.nightsMax}`]),
    ...(filter.daysMax === null ? [] : [sql`k.stay_days <= ${filter.daysMax}`]),
    ...(filter.rating === null ? [] : [sql`p.rating_average >= ${filter.rating}`]),
    ...(bbox ? [boxCondition(bbox)] : []),
  ];
}

function facetConditions(filter: PackageFilter): Record<PackageFacet, SQL | null> {
  const { priceMinUsd, priceMaxUsd } = filter;
  const priced = priceMinUsd !== null || priceMaxUsd !== null;
  return {
    treatment: filter.treatment.length ? sql`k.treatment = any(${textArray(filter.treatment)})` : null,
    country: filter.country.length ? sql`p.country = any(${textArray(filter.country)})` : null,
    city: filter.city.length ? sql`c.slug = any(${textArray(filter.city)})` : null,
    accreditation: filter.accreditation.length ? sql`p.accreditations && ${textArray(filter.accreditation)}` : null,
    spoken: filter.spoken.length ? sql`p.languages && ${textArray(filter.spoken)}` : null,
    verified: filter.verified ? sql`p.verification_status = 'verified'` : null,
    inclusions: filter.inclusions.length ? sql`k.included_keys @> ${textArray(filter.inclusions)}` : null,
    price: priced ? sql`k.price_usd_minor between ${priceMinUsd ?? 0} and ${priceMaxUsd ?? 2_147_483_647}` : null,
  };
}

const fromPackages = (filter: PackageFilter): SQL =>
  sql`packages k join providers p on p.id = k.provider_id join cities c on c.id = p.city_id ${
    filter.match ? sql`join search_documents d on d.kind = 'provider' and d.ref = p.slug` : sql``
  }`;

function orderOf(filter: PackageFilter): SQL {
  switch (filter.sort) {
    case 'price':
      return sql`k.price_usd_minor, k.id`;
    case 'total':
      return sql`k.total_usd_minor, k.id`;
    case 'rating':
      return sql`p.rating_average desc nulls last, p.rating_count desc, k.id`;
    case 'nights':
      return sql`k.nights, k.price_usd_minor, k.id`;
    case 'relevance':
      return filter.match ? sql`${matchScore(filter.match)} desc, k.rank desc, k.id` : sql`k.rank desc, k.id`;
  }
}

/** The columns of PackageListRow, from k (packages), p (providers) and c (cities). */
export const packageColumns = sql`k.id, k.title, k.treatment, k.currency, k.price_minor as "priceMinor", k.price_usd_minor as "priceUsdMinor",
  k.total_usd_minor as "totalUsdMinor", k.nights, k.stay_days as "stayDays", k.deposit_percent as "depositPercent", k.answers,
  k.confirmed_on as "confirmedOn", k.demo, (select trim(m.title || ' ' || m.name) from clinicians m where m.id = k.clinician_id) as clinician,
  p.id as "providerId", p.slug as "providerSlug", p.name as "providerName", p.verification_status as "verificationStatus",
  p.rating_average as "ratingAverage", p.rating_count as "ratingCount", p.languages, p.accreditations, p.country, p.lat, p.lon,
  c.slug as "citySlug", c.name as "cityName"`;

/** One page of the list, in order. */
export async function listPackageRows(db: Db, scope: PackageScope, filter: PackageFilter): Promise<PackageListRow[]> {
  const facets = Object.values(facetConditions(filter)).filter((condition) => condition !== null);
  const { rows } = await db.execute<PackageListRow & Record<string, unknown>>(sql`
    select ${packageColumns} from ${fromPackages(filter)}
    where ${allOf([...baseConditions(scope, filter), ...facets])}
    order by ${orderOf(filter)} limit ${filter.limit} offset ${filter.offset}`);
  return rows;
}

export interface PackageFacetCount {
  facet: PackageFacet | 'total' | 'low' | 'high' | 'step';
  value: string | null;
  count: number;
}

/** How each facet counts rows of `m`: what it groups by, and a join that unfolds a list. */
const COUNTED: Record<Exclude<PackageFacet, 'price'>, { value: SQL; unfold?: SQL; where?: SQL }> = {
  treatment: { value: sql`m.treatment` },
  country: { value: sql`m.country` },
  city: { value: sql`m.city` },
  accreditation: { value: sql`one`, unfold: sql`, unnest(m.accreditations) one` },
  spoken: { value: sql`one`, unfold: sql`, unnest(m.languages) one` },
  verified: { value: sql`'true'`, where: sql`m.verification_status = 'verified'` },
  inclusions: { value: sql`one`, unfold: sql`, unnest(m.included_keys) one` },
};

/**
 * Total, counts of every facet, and the price histogram (in equal steps of US cents), in one statement. A facet counts
 * with its own filter left out, so one that filters reads rows of its own and all others share the found rows.
 */
export async function countPackageFacets(
  db: Db,
  scope: PackageScope,
  filter: PackageFilter,
): Promise<PackageFacetCount[]> {
  const conditions = facetConditions(filter);
  const base = baseConditions(scope, filter);
  const rowsWithout = (omit: PackageFacet | null): SQL => {
    const active = (Object.keys(conditions) as PackageFacet[]).flatMap((name) =>
      name === omit ? [] : (conditions[name] ?? []),
    );
    return sql`select k.treatment, p.country, c.slug as city, p.accreditations, p.languages, p.verification_status, k.included_keys, k.price_usd_minor as usd
      from ${fromPackages(filter)} where ${allOf([...base, ...active])}`;
  };
  const rowsFor = (facet: PackageFacet): SQL => (conditions[facet] ? sql`(${rowsWithout(facet)})` : sql`found`);
  const counted = (Object.keys(COUNTED) as (keyof typeof COUNTED)[]).map((facet) => {
    const { value, unfold, where } = COUNTED[facet];
    return sql`union all select ${sql.raw(`'${facet}'`)}, ${value}, count(*)::int from ${rowsFor(facet)} m ${unfold ?? sql``} where ${where ?? sql`true`} group by 2`;
  });
  const { rows } = await db.execute<PackageFacetCount & Record<string, unknown>>(sql`
    with found as materialized (${rowsWithout(null)}),
    priced as materialized (select usd from ${rowsFor('price')} m),
    ends as (select min(usd) as low, max(usd) as high from priced)
    select 'total' as facet, null as value, count(*)::int as count from found
    ${sql.join(counted, sql` `)}
    union all select 'low', null, low from ends where low is not null
    union all select 'high', null, high from ends where high is not null
    union all select 'step', least(${HISTOGRAM_STEPS - 1}, width_bucket(usd, low, high + 1, ${HISTOGRAM_STEPS}) - 1)::text, count(*)::int from priced, ends group by 2`);
  return rows;
}
