import { convertMoney, type EndpointOutput, type FacetValue, pageFacts } from '@travesia/contracts/kit';
import type { listPackages } from '@travesia/contracts/packages';
import type { Actor } from '../../../platform/http/request-context.ts';
import { type Reference, toUsdMinor } from '../../catalog/index.ts';
import { type Asked, explain, type ReadPhrase, readPhrase } from '../../providers/index.ts';
import type { PreparedQuery } from '../../search/index.ts';
import { countPackageFacets, listPackageRows, type PackageFacetCount } from '../list-packages.repo.ts';
import { HISTOGRAM_STEPS, type PackageFacet, type PackageFilter, type PackageQuery } from '../package-filter.ts';
import type { PackageReads } from '../package-reads.ts';
import { visibleTo } from '../packages.policy.ts';
import { presentPackage } from '../packages.presenter.ts';

type Answer = EndpointOutput<typeof listPackages>;

/** One page of published packages with total, facets, price histogram and the reason for each result. */
export async function listPackagesQuery(reads: PackageReads, query: PackageQuery, actor: Actor): Promise<Answer> {
  const { db } = reads.database;
  const reference = await reads.reference();
  const read = query.q ? await readPhrase(reads.search, reference, query.q, query) : null;
  const filter = toFilter(reference, query, read, read && (await reads.search.prepareRest(read.understanding)));
  const scope = visibleTo(actor);
  const [rows, counts] = await Promise.all([listPackageRows(db, scope, filter), countPackageFacets(db, scope, filter)]);
  const asked = whatWasAsked(reference, query, filter, read);
  const data = rows.map((row, index) => {
    const accreditor = row.accreditations[0] ? reference.accreditors.get(row.accreditations[0]) : undefined;
    const facts = {
      rank: filter.offset + index,
      verified: row.verificationStatus === 'verified',
      accreditation: accreditor?.name ?? null,
      rated: row.ratingCount > 0,
      distanceKm: null,
      languages: row.languages,
    };
    return presentPackage(reference, row, explain(asked, facts), query);
  });
  const total = counts.find((count) => count.facet === 'total')?.count ?? 0;
  return {
    data,
    ...pageFacts(total, query.page, query.limit),
    facets: presentFacets(reference, counts, query),
    prices: presentPrices(reference, counts, query),
  };
}

function toFilter(
  reference: Reference,
  query: PackageQuery,
  read: ReadPhrase | null,
  match: PreparedQuery | null,
): PackageFilter {
  const usd = (units: number | undefined) => (units === undefined ? null : toUsdMinor(reference, units, query));
  const or = (given: string[], understood: string | null | undefined) =>
    given.length || !understood ? given : [understood];
  return {
    match,
    unknownWords: read !== null && !match && !isUnderstood(read),
    treatment: or(query.treatment, read?.treatment),
    country: or(query.country, read?.country),
    city: or(query.city, read?.city),
    provider: query.provider ?? null,
    priceMinUsd: usd(query.price_min),
    priceMaxUsd: usd(query.price_max ?? read?.priceMax ?? undefined),
    nightsMax: query.nights_max ?? null,
    daysMax: query.days_max ?? null,
    inclusions: query.inclusions,
    accreditation: query.accreditation,
    spoken: query.spoken,
    rating: query.rating ?? null,
    verified: query.verified,
    bbox: query.bbox ? { west: query.bbox[0], south: query.bbox[1], east: query.bbox[2], north: query.bbox[3] } : null,
    sort: query.sort,
    limit: query.limit,
    offset: (query.page - 1) * query.limit,
  };
}

/** Whether words of a phrase filter by something, so that words left over may be passed by. */
const isUnderstood = (read: ReadPhrase): boolean =>
  read.treatment !== null || read.city !== null || read.country !== null || read.understanding.rest.length === 0;

function whatWasAsked(
  reference: Reference,
  query: PackageQuery,
  filter: PackageFilter,
  read: ReadPhrase | null,
): Asked {
  const city = filter.city[0] ? reference.cities.get(filter.city[0])?.name[query.language] : undefined;
  const country = filter.country[0] ? reference.countries.get(filter.country[0])?.name[query.language] : undefined;
  return {
    words: filter.match ? (read?.understanding.text ?? null) : null,
    treatment:
      filter.treatment.length === 1
        ? (reference.treatments.get(filter.treatment[0] ?? '')?.shortName[query.language] ?? null)
        : null,
    place: filter.city.length === 1 ? (city ?? null) : filter.country.length === 1 ? (country ?? null) : null,
    spoken: filter.spoken,
    priceLimit: filter.priceMaxUsd !== null,
    sort: filter.sort,
  };
}

function presentFacets(reference: Reference, counts: PackageFacetCount[], query: PackageQuery): Answer['facets'] {
  const { language } = query;
  const languageNames = new Intl.DisplayNames([language], { type: 'language' });
  const labels = new Map(reference.inclusionKeys.map((key) => [key.key, key.label[language]]));
  const labelled = (facet: PackageFacet, label: (value: string) => string | undefined): FacetValue[] =>
    counts
      .flatMap(({ facet: of, value, count }) =>
        of === facet && value !== null ? [{ value, label: label(value) ?? value, count }] : [],
      )
      .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label));
  return {
    treatment: labelled('treatment', (slug) => reference.treatments.get(slug)?.shortName[language]),
    country: labelled('country', (code) => reference.countries.get(code)?.name[language]),
    city: labelled('city', (slug) => reference.cities.get(slug)?.name[language]),
    accreditation: labelled('accreditation', (slug) => reference.accreditors.get(slug)?.name),
    spoken: labelled('spoken', (code) => languageNames.of(code)),
    verified: labelled('verified', () => undefined),
    inclusions: labelled('inclusions', (key) => labels.get(key)),
  };
}

function presentPrices(reference: Reference, counts: PackageFacetCount[], query: PackageQuery): Answer['prices'] {
  const shown = (facet: 'low' | 'high') => {
    const found = counts.find((count) => count.facet === facet);
    return found
      ? convertMoney({ amount: found.count, currency: 'USD' }, query.currency, reference.rates).amount
      : null;
  };
  const histogram = Array.from(
    { length: HISTOGRAM_STEPS },
    (_unused, step) => counts.find((count) => count.facet === 'step' && count.value === String(step))?.count ?? 0,
  );
  return { min: shown('low'), max: shown('high'), histogram };
}
