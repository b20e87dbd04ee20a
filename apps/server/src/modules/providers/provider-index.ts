import { seesEverything } from '../../platform/demo/sight.ts';
import { bestRows } from '../../platform/read-model/best-rows.ts';
import { Bitmap } from '../../platform/read-model/bitmap.ts';
import { countFacets, findRows } from '../../platform/read-model/facets.ts';
import { LiveIds } from '../../platform/read-model/live-ids.ts';
import { NumberColumn } from '../../platform/read-model/number-column.ts';
import { isInBox, kilometresBetween, type Point } from '../../platform/read-model/places.ts';
import { type ValueCount, ValueIndex } from '../../platform/read-model/value-index.ts';
import type { Facet, ProviderFilter } from './provider-filter.ts';
import type { ProviderScope } from './providers.policy.ts';
import type { PriceFromByTreatment } from './providers.tables.ts';

/** A provider as the index loads it. */
export type IndexedProvider = {
  key: string;
  slug: string;
  type: string;
  country: string;
  city: string | null;
  listing: string;
  listed: boolean;
  verified: boolean;
  accreditations: string[];
  languages: string[];
  treatmentSlugs: string[];
  categorySlugs: string[];
  specialties: string[];
  priceFromUsdMinor: number | null;
  priceFromByTreatment: PriceFromByTreatment | null;
  ratingAverage: number | null;
  ratingCount: number;
  rank: number;
  lat: number | null;
  lon: number | null;
};

export interface FoundProviders {
  total: number;
  /** Ids on the page, in order, each with its distance when the filter has a point. */
  page: { id: string; distanceKm: number | null }[];
  counts: Record<Facet, ValueCount[]>;
}

/** Where a listing is. */
export interface ListedPlace extends Point {
  city: string | null;
  country: string;
}

/** Numeric values that rows are compared by. */
interface Figures {
  priceFromUsdMinor: NumberColumn;
  ratingAverage: NumberColumn;
  ratingCount: NumberColumn;
  rank: NumberColumn;
  lat: NumberColumn;
  lon: NumberColumn;
}

/** In-memory index that provider lists filter, count and sort with. */
export class ProviderIndex {
  readonly #ids = new LiveIds();
  readonly #rowOfSlug = new Map<string, number>();
  readonly #figures: Readonly<Figures> = {
    priceFromUsdMinor: new NumberColumn(),
    ratingAverage: new NumberColumn(),
    ratingCount: new NumberColumn(),
    rank: new NumberColumn(),
    lat: new NumberColumn(),
    lon: new NumberColumn(),
  };
  /** For providers with packages, the cheapest price per treatment. */
  readonly #pricesByTreatment = new Map<number, PriceFromByTreatment>();
  readonly #listed = new Bitmap();
  readonly #treatments = new ValueIndex();
  readonly #categories = new ValueIndex();
  readonly #specialties = new ValueIndex();
  readonly #facets: Readonly<Record<Facet, ValueIndex>> = {
    type: new ValueIndex(),
    country: new ValueIndex(),
    city: new ValueIndex(),
    accreditation: new ValueIndex(),
    spoken: new ValueIndex(),
    listing: new ValueIndex(),
    verified: new ValueIndex(),
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
    this.#listed.delete(row);
    this.#pricesByTreatment.delete(row);
    for (const facet of [this.#treatments, this.#categories, this.#specialties, ...Object.values(this.#facets)])
      facet.put(row, []);
  }

  put(provider: IndexedProvider): void {
    const row = this.#ids.add(provider.key);
    this.#rowOfSlug.set(provider.slug, row);
    for (const figure of Object.keys(this.#figures) as (keyof Figures)[])
      this.#figures[figure].set(row, provider[figure]);
    if (provider.priceFromByTreatment) this.#pricesByTreatment.set(row, provider.priceFromByTreatment);
    else this.#pricesByTreatment.delete(row);
    if (provider.listed) this.#listed.add(row);
    else this.#listed.delete(row);
    this.#treatments.put(row, provider.treatmentSlugs);
    this.#categories.put(row, provider.categorySlugs);
    this.#specialties.put(row, provider.specialties);
    this.#facets.type.put(row, [provider.type]);
    this.#facets.country.put(row, [provider.country]);
    this.#facets.city.put(row, provider.city === null ? [] : [provider.city]);
    this.#facets.accreditation.put(row, provider.accreditations);
    this.#facets.spoken.put(row, provider.languages);
    this.#facets.listing.put(row, [provider.listing]);
    this.#facets.verified.put(row, provider.verified ? ['true'] : []);
  }

  /** Where the listings of a country are, or all. */
  placesOf(scope: ProviderScope, country: string | null): ListedPlace[] {
    const rows = country
      ? Bitmap.intersection([this.#inScope(scope), this.#facets.country.any([country])])
      : this.#inScope(scope);
    return rows.rows().map((row) => ({
      ...this.#pointOf(row),
      city: this.#facets.city.of(row)[0] ?? null,
      country: this.#facets.country.of(row)[0] ?? '',
    }));
  }

  /** One page of the filtered rows, with the total and the counts of every facet. */
  find(scope: ProviderScope, filter: ProviderFilter): FoundProviders {
    const scores = filter.match && this.#scores(filter.match.found);
    const base = this.#base(scope, filter, scores);
    const found = findRows<Facet>([base], {
      type: filter.type.length ? this.#facets.type.any(filter.type) : null,
      country: filter.country.length ? this.#facets.country.any(filter.country) : null,
      city: filter.city.length ? this.#facets.city.any(filter.city) : null,
      accreditation: filter.accreditation.length ? this.#facets.accreditation.any(filter.accreditation) : null,
      spoken: filter.spoken.length ? this.#facets.spoken.any(filter.spoken) : null,
      listing: filter.listing ? this.#facets.listing.any([filter.listing]) : null,
      verified: filter.verified ? this.#facets.verified.any(['true']) : null,
    });
    const rows = found.rows.rows();
    const page = bestRows(rows, this.#order(filter, scores), filter);
    return {
      total: rows.length,
      page: page.map((row) => ({
        id: this.#ids.idOf(row),
        distanceKm: filter.near && kilometresBetween(filter.near, this.#pointOf(row)),
      })),
      counts: countFacets(found, this.#facets),
    };
  }

  #ofSpecialty({ types, specialties, slugs }: NonNullable<ProviderFilter['specialty']>): Bitmap {
    return Bitmap.union([
      this.#facets.type.any(types),
      this.#specialties.any(specialties),
      Bitmap.of(slugs.flatMap((slug) => this.#rowOfSlug.get(slug) ?? [])),
    ]);
  }

  #inScope(scope: ProviderScope): Bitmap {
    return scope.kind !== 'listed' && seesEverything(scope.kind) ? this.#ids.present() : this.#listed;
  }

  #pointOf(row: number): Point {
    return { lat: this.#figures.lat.get(row), lon: this.#figures.lon.get(row) };
  }

  #scores(found: NonNullable<ProviderFilter['match']>['found']): Map<number, number> {
    const scores = new Map<number, number>();
    for (const { ref, score } of found) {
      const row = this.#rowOfSlug.get(ref);
      if (row !== undefined) scores.set(row, score);
    }
    return scores;
  }

  /** Rows that match every non-facet condition. */
  #base(scope: ProviderScope, filter: ProviderFilter, scores: ReadonlyMap<number, number> | null): Bitmap {
    const rows = Bitmap.intersection([
      this.#inScope(scope),
      ...(scores ? [Bitmap.of(scores.keys())] : []),
      ...(filter.treatment ? [this.#treatments.any([filter.treatment])] : []),
      ...(filter.specialty ? [this.#ofSpecialty(filter.specialty)] : []),
      ...(filter.category.length ? [this.#categories.any(filter.category)] : []),
    ]);
    const tests = this.#tests(filter);
    return tests.length ? Bitmap.of(rows.rows().filter((row) => tests.every((test) => test(row)))) : rows;
  }

  /** Numeric conditions; a row without the value never matches. */
  #tests(filter: ProviderFilter): ((row: number) => boolean)[] {
    const { rating, priceMinUsd, priceMaxUsd, near, bbox } = filter;
    const { ratingAverage } = this.#figures;
    const tests: ((row: number) => boolean)[] = [];
    const priceOf = this.#priceOf(filter);
    if (rating !== null) tests.push((row) => (ratingAverage.get(row) ?? -Infinity) >= rating);
    if (priceMinUsd !== null) tests.push((row) => (priceOf(row) ?? -Infinity) >= priceMinUsd);
    if (priceMaxUsd !== null) tests.push((row) => (priceOf(row) ?? Infinity) <= priceMaxUsd);
    if (bbox) tests.push((row) => isInBox(this.#pointOf(row), bbox));
    if (near) tests.push((row) => (kilometresBetween(near, this.#pointOf(row)) ?? Infinity) <= near.km);
    return tests;
  }

  /** The cheapest package of a row: for the requested treatment, otherwise overall. */
  #priceOf({ treatment }: ProviderFilter): (row: number) => number | null {
    if (!treatment) return (row) => this.#figures.priceFromUsdMinor.get(row);
    return (row) => this.#pricesByTreatment.get(row)?.[treatment]?.usdMinor ?? null;
  }

  #order(filter: ProviderFilter, scores: ReadonlyMap<number, number> | null): (a: number, b: number) => number {
    const by = this.#orderOf(filter);
    const byScore = filter.sort === 'relevance' && scores;
    return (a, b) =>
      (byScore ? (byScore.get(b) ?? 0) - (byScore.get(a) ?? 0) : 0) ||
      by(a, b) ||
      this.#figures.rank.descending(a, b) ||
      this.#ids.compare(a, b);
  }

  #orderOf(filter: ProviderFilter): (a: number, b: number) => number {
    const { ratingAverage, ratingCount } = this.#figures;
    switch (filter.sort) {
      case 'rating':
        return (a, b) => ratingAverage.descending(a, b) || ratingCount.descending(a, b);
      case 'price':
        return ascendingBy(this.#priceOf(filter));
      case 'distance': {
        const { near } = filter;
        return near ? ascendingBy((row) => kilometresBetween(near, this.#pointOf(row))) : () => 0;
      }
      case 'relevance':
        return () => 0;
    }
  }
}

/** Ascending order; rows without the value come last. */
const ascendingBy =
  (figureOf: (row: number) => number | null) =>
  (a: number, b: number): number =>
    (figureOf(a) ?? Infinity) - (figureOf(b) ?? Infinity) || 0;
