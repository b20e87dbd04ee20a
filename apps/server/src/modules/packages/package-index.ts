import { bestRows } from '../../platform/read-model/best-rows.ts';
import { Bitmap } from '../../platform/read-model/bitmap.ts';
import { countFacets, findRows } from '../../platform/read-model/facets.ts';
import { IdTable } from '../../platform/read-model/id-table.ts';
import { LiveIds } from '../../platform/read-model/live-ids.ts';
import { NumberColumn } from '../../platform/read-model/number-column.ts';
import { isInBox, type Point } from '../../platform/read-model/places.ts';
import { type ValueCount, ValueIndex } from '../../platform/read-model/value-index.ts';
import { HISTOGRAM_STEPS, type PackageFacet, type PackageFilter } from './package-filter.ts';
import type { PackageScope } from './packages.policy.ts';

/** A package as the index loads it, with the provider data that lists need. */
export type IndexedPackage = Figures & {
  key: string;
  treatment: string;
  providerId: string;
  providerSlug: string;
  country: string;
  city: string;
  published: boolean;
  verified: boolean;
  accreditations: string[];
  languages: string[];
  includedKeys: string[];
};

/** Numeric values that rows are compared by. */
interface Figures extends Point {
  totalUsdMinor: number;
  nights: number;
  stayDays: number;
  rank: number;
  ratingAverage: number | null;
  ratingCount: number;
}
type Columns = Readonly<Record<keyof Figures, NumberColumn>>;

type CountedFacet = Exclude<PackageFacet, 'price'>;

export interface FoundPackages {
  total: number;
  /** Ids on the page, in order. */
  page: string[];
  counts: Record<CountedFacet, ValueCount[]>;
  prices: PriceSpread | null;
}

/** Lowest and highest total in US cents, and the count in each of the equal steps between. */
export interface PriceSpread {
  low: number;
  high: number;
  histogram: number[];
}

/** In-memory index that package lists filter, count and sort with. */
export class PackageIndex {
  readonly #ids = new LiveIds();
  readonly #figures: Columns = {
    totalUsdMinor: new NumberColumn(),
    nights: new NumberColumn(),
    stayDays: new NumberColumn(),
    rank: new NumberColumn(),
    ratingAverage: new NumberColumn(),
    ratingCount: new NumberColumn(),
    lat: new NumberColumn(),
    lon: new NumberColumn(),
  };
  readonly #sellers = new IdTable();
  readonly #sellerOfSlug = new Map<string, number>();
  readonly #sellerOf = new NumberColumn();
  readonly #published = new Bitmap();
  readonly #facets: Readonly<Record<CountedFacet, ValueIndex>> = {
    treatment: new ValueIndex(),
    country: new ValueIndex(),
    city: new ValueIndex(),
    accreditation: new ValueIndex(),
    spoken: new ValueIndex(),
    verified: new ValueIndex(),
    inclusions: new ValueIndex(),
  };

  get size(): number {
    return this.#ids.count;
  }

  get isWorn(): boolean {
    return this.#ids.isWorn;
  }

  remove(key: string): void {
    const row = this.#ids.remove(key);
    if (row === undefined) return;
    this.#published.delete(row);
    for (const facet of Object.values(this.#facets)) facet.put(row, []);
  }

  put(one: IndexedPackage): void {
    const row = this.#ids.add(one.key);
    const seller = this.#sellers.add(one.providerId);
    this.#sellerOfSlug.set(one.providerSlug, seller);
    this.#sellerOf.set(row, seller);
    for (const figure of Object.keys(this.#figures) as (keyof Figures)[]) this.#figures[figure].set(row, one[figure]);
    if (one.published) this.#published.add(row);
    else this.#published.delete(row);
    this.#facets.treatment.put(row, [one.treatment]);
    this.#facets.country.put(row, [one.country]);
    this.#facets.city.put(row, [one.city]);
    this.#facets.accreditation.put(row, one.accreditations);
    this.#facets.spoken.put(row, one.languages);
    this.#facets.verified.put(row, one.verified ? ['true'] : []);
    this.#facets.inclusions.put(row, one.includedKeys);
  }

  /** One page of the filtered rows, with the total, the counts of every facet and the price distribution. */
  find(scope: PackageScope, filter: PackageFilter): FoundPackages {
    const scores = filter.match && this.#scores(filter.match);
    const base = this.#base(scope, filter, scores);
    const facets = this.#facets;
    const found = findRows<PackageFacet>([base], {
      treatment: filter.treatment.length ? facets.treatment.any(filter.treatment) : null,
      country: filter.country.length ? facets.country.any(filter.country) : null,
      city: filter.city.length ? facets.city.any(filter.city) : null,
      accreditation: filter.accreditation.length ? facets.accreditation.any(filter.accreditation) : null,
      spoken: filter.spoken.length ? facets.spoken.any(filter.spoken) : null,
      verified: filter.verified ? facets.verified.any(['true']) : null,
      inclusions: filter.inclusions.length ? facets.inclusions.all(filter.inclusions) : null,
      price: this.#priced(filter),
    });
    const rows = found.rows.rows();
    return {
      total: rows.length,
      page: bestRows(rows, this.#order(filter, scores), filter).map((row) => this.#ids.idOf(row)),
      counts: countFacets<CountedFacet>(found, facets),
      prices: spreadOf(
        found
          .without('price')
          .rows()
          .map((row) => this.#figures.totalUsdMinor.get(row) ?? 0),
      ),
    };
  }

  /** Match score of each seller, by its row number. */
  #scores({ found }: NonNullable<PackageFilter['match']>): Map<number, number> {
    const scores = new Map<number, number>();
    for (const { ref, score } of found) {
      const seller = this.#sellerOfSlug.get(ref);
      if (seller !== undefined) scores.set(seller, score);
    }
    return scores;
  }

  /** Rows that match every non-facet condition. */
  #base(scope: PackageScope, filter: PackageFilter, scores: ReadonlyMap<number, number> | null): Bitmap {
    if (filter.unknownWords) return new Bitmap();
    const visible = scope.kind === 'all' ? this.#ids.present() : this.#published;
    const { provider, nightsMax, daysMax, rating, bbox } = filter;
    const { nights, stayDays, ratingAverage, lat, lon } = this.#figures;
    const tests: ((row: number) => boolean)[] = [];
    const sellerOf = (row: number) => this.#sellerOf.get(row) ?? -1;
    const only = provider && (this.#sellerOfSlug.get(provider) ?? this.#sellers.rowOf(provider) ?? null);
    if (scores) tests.push((row) => scores.has(sellerOf(row)));
    if (provider) tests.push((row) => sellerOf(row) === only);
    if (nightsMax !== null) tests.push((row) => (nights.get(row) ?? 0) <= nightsMax);
    if (daysMax !== null) tests.push((row) => (stayDays.get(row) ?? 0) <= daysMax);
    if (rating !== null) tests.push((row) => (ratingAverage.get(row) ?? 0) >= rating);
    if (bbox) tests.push((row) => isInBox({ lat: lat.get(row), lon: lon.get(row) }, bbox));
    return tests.length ? Bitmap.of(visible.rows().filter((row) => tests.every((test) => test(row)))) : visible;
  }

  #priced({ priceMinUsd, priceMaxUsd }: PackageFilter): Bitmap | null {
    if (priceMinUsd === null && priceMaxUsd === null) return null;
    return this.#figures.totalUsdMinor.within(priceMinUsd ?? 0, priceMaxUsd ?? Infinity, this.#ids.size);
  }

  #order({ sort }: PackageFilter, scores: ReadonlyMap<number, number> | null): (a: number, b: number) => number {
    const by = ORDERS[sort](this.#figures);
    const scoreOf = (row: number) => scores?.get(this.#sellerOf.get(row) ?? -1) ?? 0;
    const byScore = sort === 'relevance' && scores;
    return (a, b) => (byScore ? scoreOf(b) - scoreOf(a) : 0) || by(a, b) || this.#ids.compare(a, b);
  }
}

const ORDERS: Readonly<Record<PackageFilter['sort'], (of: Columns) => (a: number, b: number) => number>> = {
  price: (of) => (a, b) => of.totalUsdMinor.ascending(a, b),
  // Providers without reviews come last.
  rating: (of) => (a, b) => of.ratingAverage.descending(a, b) || of.ratingCount.descending(a, b),
  nights: (of) => (a, b) => of.nights.ascending(a, b) || of.totalUsdMinor.ascending(a, b),
  relevance: (of) => (a, b) => of.rank.descending(a, b),
};

function spreadOf(prices: readonly number[]): PriceSpread | null {
  if (!prices.length) return null;
  let low = Infinity;
  let high = 0;
  for (const price of prices) {
    if (price < low) low = price;
    if (price > high) high = price;
  }
  const histogram = Array.from({ length: HISTOGRAM_STEPS }, () => 0);
  const width = (high + 1 - low) / HISTOGRAM_STEPS;
  for (const price of prices) {
    const step = Math.min(HISTOGRAM_STEPS - 1, Math.floor((price - low) / width));
    histogram[step] = (histogram[step] ?? 0) + 1;
  }
  return { low, high, histogram };
}
