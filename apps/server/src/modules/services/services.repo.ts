import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { allOf, textArray } from '../../platform/db/conditions.ts';
import type { Db } from '../../platform/db/database.ts';
import { offerableCondition } from '../advertising/index.ts';
import { announcedSpecialty, listedCondition } from '../providers/index.ts';
import type { OfferRow, OfferTally, TypeOffers } from './offer-row.ts';
import type { OfferFacet, OfferFilter } from './service-filter.ts';
import type { ServiceScope } from './services.policy.ts';
import { serviceTypes } from './services.tables.ts';

export type ServiceTypeRow = typeof serviceTypes.$inferSelect;

/** The scope as a condition: published, at a listed provider. */
const scopeCondition = (scope: ServiceScope): SQL =>
  scope.kind === 'all' ? sql`true` : sql`o.status = 'published' and ${listedCondition}`;

/** One condition per facet on `o` (offers) and `p` (providers); null for an unused filter. */
function facetConditions(filter: OfferFilter): Record<OfferFacet, SQL | null> {
  const { type, spoken, country, treatment, focus } = filter;
  return {
    type: type.length ? sql`o.service_type = any(${textArray(type)})` : null,
    spoken: spoken.length ? sql`o.languages && ${textArray(spoken)}` : null,
    country: country.length ? sql`p.country = any(${textArray(country)})` : null,
    treatment: treatment.length
      ? sql`exists (select 1 from provider_treatments pt where pt.provider_id = p.id and pt.treatment = any(${textArray(treatment)}) and ${offerableCondition(sql`pt.provider_id`, sql`pt.treatment`)})`
      : null,
    focus: focus.length ? sql`o.focus && ${textArray(focus)}` : null,
  };
}

const FROM = sql`service_offers o join providers p on p.id = o.provider_id`;

const wanted = (scope: ServiceScope, filter: OfferFilter, omit?: OfferFacet): SQL => {
  const conditions = facetConditions(filter);
  const set = (Object.keys(conditions) as OfferFacet[]).flatMap((name) =>
    name === omit ? [] : (conditions[name] ?? []),
  );
  return allOf([scopeCondition(scope), ...set]);
};

export const listServiceTypes = (db: Db): Promise<ServiceTypeRow[]> =>
  db.select().from(serviceTypes).orderBy(asc(serviceTypes.position));

export async function findServiceType(db: Db, slug: string): Promise<ServiceTypeRow | null> {
  const [row] = await db.select().from(serviceTypes).where(eq(serviceTypes.slug, slug));
  return row ?? null;
}

/** Aggregates over the filtered offers, by service. */
export async function sumOffers(db: Db, scope: ServiceScope, filter: OfferFilter): Promise<TypeOffers[]> {
  const { rows } = await db.execute<TypeOffers & Record<string, unknown>>(sql`
    select o.service_type as "serviceType", count(*)::int as offers, count(distinct o.provider_id)::int as providers,
      min(o.turnaround_days)::int as "turnaroundDays", min(o.price_usd_minor) as "priceUsdMinor",
      (array_agg(o.currency order by o.price_usd_minor, o.id))[1] as currency,
      (array_agg(o.price_minor order by o.price_usd_minor, o.id))[1]::float8 as "priceMinor",
      (select array_agg(distinct one) from service_offers s, unnest(s.languages) one where s.id = any(array_agg(o.id))) as languages
    from ${FROM} where ${wanted(scope, filter)} group by 1`);
  return rows;
}

const VALUE: Record<OfferFacet, { value: SQL; join: SQL }> = {
  type: { value: sql`o.service_type`, join: sql`` },
  spoken: { value: sql`one`, join: sql`, unnest(o.languages) one` },
  country: { value: sql`p.country`, join: sql`` },
  treatment: {
    value: sql`offered.treatment`,
    join: sql` join provider_treatments offered on offered.provider_id = p.id and ${offerableCondition(sql`offered.provider_id`, sql`offered.treatment`)}`,
  },
  focus: { value: sql`one`, join: sql`, unnest(o.focus) one` },
};

/** Counts per facet value, each facet ignoring its own filter, and the total. */
export async function tallyOffers(db: Db, scope: ServiceScope, filter: OfferFilter): Promise<OfferTally[]> {
  const counted = (Object.keys(VALUE) as OfferFacet[]).map((facet) => {
    const { value, join } = VALUE[facet];
    return sql`union all (select ${sql.raw(`'${facet}'`)}, ${value}, count(*)::int from ${FROM}${join} where ${wanted(scope, filter, facet)} group by 2)`;
  });
  const { rows } = await db.execute<OfferTally & Record<string, unknown>>(sql`
    select 'total' as facet, null as value, count(*)::int as count from ${FROM} where ${wanted(scope, filter)}
    ${sql.join(counted, sql` `)}`);
  return rows;
}

const ORDER = {
  relevance: sql`p.rank desc, o.price_usd_minor, o.id`,
  price: sql`o.price_usd_minor, o.id`,
  turnaround: sql`o.turnaround_days nulls last, o.price_usd_minor, o.id`,
};

/** One page of offers with provider, clinician and the clinician's license. */
export async function listOfferRows(
  db: Db,
  scope: ServiceScope,
  filter: OfferFilter,
  page: { sort: keyof typeof ORDER; limit: number; offset: number },
): Promise<OfferRow[]> {
  const { rows } = await db.execute<OfferRow & Record<string, unknown>>(sql`
    select o.id, o.currency, o.price_minor::float8 as "priceMinor", o.minutes, o.turnaround_days as "turnaroundDays",
      o.video_add_on_minor::float8 as "videoAddOnMinor", o.credited, o.languages, o.approach, o.focus, o.welcomes,
      o.confirmed_on as "confirmedOn", o.demo, p.id as "providerId", p.slug as "providerSlug", p.name as "providerName", p.time_zone as "timeZone",
      p.verification_status as "verificationStatus", p.country, c.slug as "citySlug", c.name as "cityName",
      k.id as "clinicianId", trim(k.title || ' ' || k.name) as "clinicianName", ${announcedSpecialty(sql`k`)} as specialty, k.bio, k.registry,
      k.years_in_practice as "yearsInPractice", (
        select to_jsonb(l) from credentials l where l.clinician_id = k.id and l.kind = 'professional_licence' and l.status <> 'revoked'
        order by l.position, l.id limit 1
      ) as licence
    from ${FROM} join cities c on c.id = p.city_id join clinicians k on k.id = o.clinician_id
    where ${wanted(scope, filter)}
    order by ${ORDER[page.sort]} limit ${page.limit} offset ${page.offset}`);
  return rows;
}
