import { convertMoney, type EndpointOutput, pageFacts } from '@travesia/contracts/kit';
import type { listPackages } from '@travesia/contracts/packages';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { Reference } from '../../catalog/index.ts';
import {
  type Asked,
  explain,
  languageNames,
  presentFacet,
  type ReadPhrase,
  readPhrase,
} from '../../providers/index.ts';
import { HISTOGRAM_STEPS, type PackageFilter, type PackageQuery, toFilter } from '../package-filter.ts';
import type { FoundPackages } from '../package-index.ts';
import type { PackageReads } from '../package-reads.ts';
import { visibleTo } from '../packages.policy.ts';
import { presentPackage } from '../packages.presenter.ts';
import { readPackageRows } from '../packages.repo.ts';

type Answer = EndpointOutput<typeof listPackages>;

/** One page of published packages with total, facets, price histogram and reasons per result. */
export async function listPackagesQuery(reads: PackageReads, query: PackageQuery, actor: Actor): Promise<Answer> {
  const reference = await reads.reference();
  const read = query.q ? await readPhrase(reads.search, reference, query.q, query) : null;
  const filter = toFilter(reference, query, read, read && (await reads.search.findByRest(read.understanding)));
  const scope = visibleTo(actor);
  const found = (await reads.packages()).find(scope, filter);
  const rows = await readPackageRows(reads.database, scope, found.page);
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
  return {
    data,
    ...pageFacts(found.total, query.page, query.limit),
    facets: presentFacets(reference, found.counts, query),
    prices: presentPrices(reference, found.prices, query),
  };
}

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

function presentFacets(reference: Reference, counts: FoundPackages['counts'], query: PackageQuery): Answer['facets'] {
  const { language } = query;
  const label = new Map(reference.inclusionKeys.map((key) => [key.key, key.label[language]]));
  return {
    treatment: presentFacet(counts.treatment, (slug) => reference.treatments.get(slug)?.shortName[language]),
    country: presentFacet(counts.country, (code) => reference.countries.get(code)?.name[language]),
    city: presentFacet(counts.city, (slug) => reference.cities.get(slug)?.name[language]),
    accreditation: presentFacet(counts.accreditation, (slug) => reference.accreditors.get(slug)?.name),
    spoken: presentFacet(counts.spoken, languageNames(language)),
    verified: presentFacet(counts.verified, () => undefined),
    inclusions: presentFacet(counts.inclusions, (key) => label.get(key)),
  };
}

function presentPrices(reference: Reference, prices: FoundPackages['prices'], query: PackageQuery): Answer['prices'] {
  if (!prices) return { min: null, max: null, histogram: Array.from({ length: HISTOGRAM_STEPS }, () => 0) };
  const shown = (amount: number) => convertMoney({ amount, currency: 'USD' }, query.currency, reference.rates).amount;
  return { min: shown(prices.low), max: shown(prices.high), histogram: prices.histogram };
}
