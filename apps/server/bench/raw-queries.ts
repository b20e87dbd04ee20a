// What the same pages cost as SQL, written as one would without an index in memory: the measure that answers are compared with.
import type { RecordedQuery } from './record-queries.ts';

const listed = `p.operational_status = 'active' and (p.listing = 'directory' or p.verification_status in ('pending', 'verified'))`;
const packagesOf = `packages k join providers p on p.id = k.provider_id join cities c on c.id = p.city_id`;
const published = `k.status = 'published' and ${listed}`;
const PER_PAGE = 24;

/** How a list counts one facet of the rows `m`. */
const counted = (facet: string, rows: string, value: string, more = '') =>
  `union all select '${facet}', ${value}, count(*)::int from ${rows} m${more} group by 2`;

const listPage = `select k.id, k.title, k.treatment, k.currency, k.price_minor, k.price_usd_minor, k.total_usd_minor, k.nights, k.stay_days, k.deposit_percent,
    k.answers, k.confirmed_on, k.demo, p.id as provider_id, p.slug, p.name, p.verification_status, p.rating_average, p.rating_count, p.languages,
    p.accreditations, p.country, p.lat, p.lon, c.slug as city_slug, c.name as city_name
  from ${packagesOf} where ${published} and p.country = $1 and k.treatment = $2 and k.price_usd_minor <= $3
  order by k.price_usd_minor, k.id limit ${PER_PAGE}`;

const packageFacts = `select k.treatment, p.country, c.slug as city, p.accreditations, p.languages, p.verification_status, k.included_keys,
  k.price_usd_minor as usd from ${packagesOf} where ${published}`;
const listCounts = `with found as materialized (${packageFacts} and p.country = $1 and k.treatment = $2 and k.price_usd_minor <= $3),
  priced as materialized (${packageFacts} and p.country = $1 and k.treatment = $2),
  ends as (select min(usd) as low, max(usd) as high from priced)
  select 'total' as facet, null as value, count(*)::int as count from found
  ${counted('treatment', `(${packageFacts} and p.country = $1 and k.price_usd_minor <= $3)`, 'm.treatment')}
  ${counted('country', `(${packageFacts} and k.treatment = $2 and k.price_usd_minor <= $3)`, 'm.country')}
  ${counted('city', 'found', 'm.city')}
  ${counted('accreditation', 'found', 'one', ', unnest(m.accreditations) one')}
  ${counted('spoken', 'found', 'one', ', unnest(m.languages) one')}
  ${counted('verified', 'found', "'true'", " where m.verification_status = 'verified'")}
  ${counted('inclusions', 'found', 'one', ', unnest(m.included_keys) one')}
  union all select 'low', null, low from ends union all select 'high', null, high from ends
  union all select 'step', least(11, width_bucket(usd, low, high + 1, 12) - 1)::text, count(*)::int from priced, ends group by 2`;

/** A page of packages sorted by price, its total and every facet. */
export const rawList = (country: string, treatment: string, priceMaxUsd: number): RecordedQuery[] =>
  [listPage, listCounts].map((text) => ({ text, values: [country, treatment, priceMaxUsd] }));

const found = `providers p join search_documents d on d.kind = 'provider' and d.ref = p.slug where ${listed} and d.words @@ plainto_tsquery('simple', $1)`;
const searchPage = `with page as (select p.id, ts_rank(d.words, plainto_tsquery('simple', $1)) + similarity(d.name_key, $1) as score, p.rank
    from ${found} order by score desc, p.rank desc, p.id limit ${PER_PAGE})
  select p.*, c.slug as city_slug, c.name as city_name from page join providers p using (id) left join cities c on c.id = p.city_id
  order by page.score desc, page.rank desc, p.id`;
const searchCounts = `with found as materialized (select p.type, p.country, p.city_id, p.accreditations, p.languages, p.listing, p.verification_status from ${found})
  select 'total' as facet, null as value, count(*)::int as count from found
  ${counted('type', 'found', 'm.type')}
  ${counted('country', 'found', 'm.country')}
  union all (select 'city', c.slug, count(*)::int from found m join cities c on c.id = m.city_id group by 2 order by 3 desc, 2 limit 30)
  ${counted('accreditation', 'found', 'one', ', unnest(m.accreditations) one')}
  ${counted('spoken', 'found', 'one', ', unnest(m.languages) one')}
  ${counted('listing', 'found', 'm.listing')}
  ${counted('verified', 'found', "'true'", " where m.verification_status = 'verified'")}`;

/** A page of providers by all words of a phrase, the likest first, its total and every facet; typing errors are not mended. */
export const rawSearch = (phrase: string): RecordedQuery[] =>
  [searchPage, searchCounts].map((text) => ({ text, values: [phrase] }));

/** Eight names that have the words typed, the last of them unfinished; typing errors are not mended. */
export const rawSuggest = (typed: string): RecordedQuery[] => [
  {
    text: `select d.ref, d.label, d.detail from search_documents d where d.words @@ to_tsquery('simple', $1)
      order by d.weight desc, similarity(d.name_key, $2) desc, d.ref limit 8`,
    values: [`${typed.split(' ').filter(Boolean).join(' & ')}:*`, typed],
  },
];

/** The index without which the statements above would read all documents; the product has no use for it. */
export const indexForRaw = `create index bench_words on search_documents using gin (words) with (fastupdate = false)`;
