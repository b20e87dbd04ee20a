import type { Location, ShownPrice, View } from '@travesia/contracts/catalog';
import { type FacetValue, unitsOfMoney } from '@travesia/contracts/kit';
import { listPackages } from '@travesia/contracts/packages';
import type { Understood } from '@travesia/contracts/search';
import type { Call } from '../../../lib/api/call.ts';
import { askLeniently } from '../../../lib/forms/ask-leniently.ts';
import { queryOf, withQuery } from '../../../lib/forms/query.ts';
import { TAB_FILTERS } from './filters.ts';
import type { Results } from './results.ts';
import { type Part, withoutParts } from './understood-view.ts';

/** A way to get more results. `query` is the URL's query string, including the question mark. */
export type Widening =
  | { kind: 'price'; query: string; more: number; limit: number; from: ShownPrice | null; city: string }
  | {
      kind: 'place';
      query: string;
      more: number;
      place: string;
      code: string;
      city: string;
      away: { km: number; from: string } | null;
    };

/** Up to this many results, the page offers to widen the search. */
const FEW = 4;

interface Found {
  search: string;
  understood: Understood | null;
  results: Results;
  errors: Readonly<Record<string, string>>;
  view: View;
  locations: readonly Location[];
}

/**
 * Returns what would add results to a short list: other places, from the list's own counts, or no price limit, which costs a
 * second call.
 */
export async function findWidenings(call: Call, found: Found): Promise<Widening[]> {
  const { results } = found;
  if (results.page.total > FEW || results.tab === 'treatments') return [];
  const price = results.tab === 'packages' ? await widerPrice(call, found) : null;
  return [...(price ? [price] : []), ...widerPlaces(found)];
}

/**
 * More places for a short list, nearest first: the nearest city with results and the country around it for a chosen city, the
 * country with the most results for a chosen country.
 */
function widerPlaces(found: Found): Widening[] {
  const { search, understood, results, locations } = found;
  if (results.tab === 'treatments') return [];
  const { valuesOf } = TAB_FILTERS[results.tab];
  const chosenOf = (kind: 'city' | 'country', read: string[]) => {
    const given = valuesOf(search, kind);
    return given.length > 0 ? given : read;
  };
  const cities = chosenOf(
    'city',
    understood?.city ? [understood.city, ...understood.other_cities].map(({ slug }) => slug) : [],
  );
  if (cities.length > 0) {
    const near = nearestOf(locations, results.page.facets.city, cities);
    return near ? [cityWidening(found, near, cities), ...countryAround(found, near, cities)] : [];
  }
  const countries = chosenOf(
    'country',
    understood?.country ? [understood.country, ...understood.other_countries].map(({ code }) => code) : [],
  );
  const best = countries.length > 0 ? mostOf(results.page.facets.country, countries) : undefined;
  if (!best) return [];
  const query = queryFor(found, ['country'], { country: [...countries, best.value] });
  return [{ kind: 'place', query, more: best.count, place: best.label, code: best.value, city: '', away: null }];
}

interface Near {
  facet: FacetValue;
  /** Country of the chosen city. */
  home: Location;
  /** Kilometers from the chosen city, and its name. */
  away: { km: number; from: string } | null;
}

/** The city with results that is nearest to the first chosen one; one without coordinates comes last. */
function nearestOf(
  locations: readonly Location[],
  facet: readonly FacetValue[],
  [first, ...rest]: readonly string[],
): Near | null {
  const home = locations.find(({ cities }) => cities.some(({ slug }) => slug === first));
  const all = locations.flatMap(({ cities }) => cities);
  const start = all.find(({ slug }) => slug === first);
  if (!home || !start) return null;
  const awayOf = (slug: string) => {
    const km = kilometers(
      start,
      all.find((city) => city.slug === slug),
    );
    return km === null ? null : { km, from: start.name };
  };
  const [nearest] = facet
    .filter(({ value, count }) => count > 0 && value !== first && !rest.includes(value))
    .map((one) => ({ facet: one, home, away: awayOf(one.value) }))
    .toSorted((a, b) => (a.away?.km ?? Infinity) - (b.away?.km ?? Infinity) || b.facet.count - a.facet.count);
  return nearest ?? null;
}

function cityWidening(found: Found, { facet, away }: Near, chosen: readonly string[]): Widening {
  // The selected or named country would still exclude a city in another country.
  const query = queryFor(found, ['city', 'country'], { city: [...chosen, facet.value], country: null });
  return { kind: 'place', query, more: facet.count, place: facet.label, code: '', city: facet.value, away };
}

/** The whole country of the chosen city, if it has results in more cities than the nearest. */
function countryAround(found: Found, { facet, home }: Near, chosen: readonly string[]): Widening[] {
  const { results } = found;
  const others = (results.tab === 'treatments' ? [] : results.page.facets.city).filter(
    ({ value }) => !chosen.includes(value) && home.cities.some(({ slug }) => slug === value),
  );
  if (!others.some(({ value }) => value !== facet.value)) return [];
  const more = others.reduce((sum, { count }) => sum + count, 0);
  const query = queryFor(found, ['city', 'country'], { city: null, country: [home.code] });
  return [{ kind: 'place', query, more, place: home.name, code: home.code, city: '', away: null }];
}

function queryFor(
  { search, understood, results }: Found,
  dropped: readonly Part[],
  changes: Readonly<Record<string, string[] | null>>,
): string {
  const rest = understood ? withoutParts('', search, understood, dropped) : withQuery('', search, {});
  return withQuery('', rest, { ...changes, tab: results.tab });
}

const EARTH_KM = 6371;

/** Distance along the surface of the earth, rounded; null if a place has no coordinates. */
function kilometers(a: Place, b: Place | undefined): number | null {
  if (!b || a.lat === null || a.lon === null || b.lat === null || b.lon === null) return null;
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(rad(b.lat - a.lat) / 2) ** 2 +
    Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(rad(b.lon - a.lon) / 2) ** 2;
  return Math.round(2 * EARTH_KM * Math.asin(Math.sqrt(half)));
}

type Place = Readonly<{ lat: number | null; lon: number | null }>;

const mostOf = (facet: readonly FacetValue[], chosen: readonly string[]): FacetValue | undefined =>
  facet.filter(({ value }) => !chosen.includes(value)).toSorted((a, b) => b.count - a.count)[0];

/** Packages above the price limit that match otherwise, and the cheapest of them. */
async function widerPrice(call: Call, { search, understood, errors, view }: Found): Promise<Widening | null> {
  const given = Number(new URLSearchParams(search).get('price_max') ?? '');
  const limit = given > 0 ? given : understood?.price_max ? Number(unitsOfMoney(understood.price_max)) : 0;
  if (!(limit > 0) || 'price_max' in errors) return null;
  const plain = withQuery('', understood ? withoutParts('', search, understood, ['price']) : search, {
    price_max: null,
    tab: 'packages',
  });
  const names: readonly string[] = [...TAB_FILTERS.packages.names, 'q'];
  const asked = Object.entries(queryOf(plain)).filter(([name]) => names.includes(name));
  const query = { ...Object.fromEntries(asked), price_min: String(limit + 0.01), sort: 'price', limit: '1' };
  const { answer } = await askLeniently(view.language, query, async (fields) =>
    call(listPackages, { query: { ...fields, ...view } as never }),
  );
  const [cheapest] = answer.data;
  if (!cheapest) return null;
  const { total: from, city } = cheapest;
  return { kind: 'price', query: plain, more: answer.total, limit, from, city: city.slug };
}
