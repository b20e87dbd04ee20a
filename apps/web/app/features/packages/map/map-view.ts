import type { Location } from '@travesia/contracts/catalog';
import type { FacetValue } from '@travesia/contracts/kit';
import type { PackageSummary } from '@travesia/contracts/packages';
import { AREA, PIN, VIEW } from './addresses.ts';
import { type Area, frameOf, parseArea, type Projection } from './area.ts';
import { around, fitted, type Frame, type Point } from './frame.ts';
import { type Mark, marksOf, type Place } from './marks.ts';

export type City = Location['cities'][number];

/** Page state beyond the list itself. */
export interface MapInput {
  offers: readonly PackageSummary[];
  /** Cities in the whole result with their counts. */
  cities: readonly FacetValue[];
  locations: readonly Location[];
  search: string;
}

/** A city with packages that have no pin on this page. */
export interface Dot extends Point {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
}

export interface MapView {
  frame: Frame;
  /** The area that limits the list. */
  area: Area | null;
  /** Whether the URL contains an invalid area. */
  badArea: boolean;
  /** Whether the visible area differs from the searched one. */
  isMoved: boolean;
  places: Place[];
  marks: Mark[];
  dots: Dot[];
  /** Ids of the packages with open cards. */
  chosen: string[];
}

/** All of Latin America, for a result without places. */
const EVERYWHERE: Frame = { x: 20, y: 140, width: 820, height: 800 };

export const citiesBySlug = (locations: readonly Location[]): Map<string, City> =>
  new Map(locations.flatMap(({ cities }) => cities).map((city) => [city.slug, city]));

/** A package's location: its clinic, or the city if the clinic's address is unknown. */
export function whereIs(offer: PackageSummary, cities: ReadonlyMap<string, City>) {
  const city = cities.get(offer.city.slug);
  const lat = offer.lat ?? city?.lat ?? null;
  const lon = offer.lon ?? city?.lon ?? null;
  return lat === null || lon === null ? null : { lat, lon };
}

/** Formats a place from its packages, cheapest first. */
export type PlaceWriter = (
  offers: readonly [PackageSummary, ...PackageSummary[]],
) => Pick<Place, 'price' | 'fullPrice' | 'name'>;

/** Groups a page's packages by address, in list order. */
export function placesOf(
  { offers, locations }: Pick<MapInput, 'offers' | 'locations'>,
  { project }: Pick<Projection, 'project'>,
  write: PlaceWriter,
): Place[] {
  const cities = citiesBySlug(locations);
  const byPoint = new Map<string, PackageSummary[]>();
  for (const offer of offers) {
    const where = whereIs(offer, cities);
    if (!where) continue;
    const key = `${where.lat} ${where.lon}`;
    byPoint.set(key, [...(byPoint.get(key) ?? []), offer]);
  }
  return [...byPoint].flatMap(([key, here]) => {
    const [lat = 0, lon = 0] = key.split(' ').map(Number);
    const [cheapest, ...others] = here.toSorted((a, b) => a.total.amount - b.total.amount);
    if (!cheapest) return [];
    const { x, y } = project(lat, lon);
    const round = (value: number) => Math.round(value * 100) / 100;
    const ids = here.map(({ id }) => id);
    return [{ x: round(x), y: round(y), ids, amount: cheapest.total.amount, ...write([cheapest, ...others]) }];
  });
}

/** Cities with more packages than this page lists. */
function dotsOf({ offers, cities, locations, search }: MapInput, { project }: Projection): Dot[] {
  const known = citiesBySlug(locations);
  const asked = new URLSearchParams(search).getAll('city').flatMap((value) => value.split(','));
  return cities.flatMap(({ value: slug, label: name, count }) => {
    const city = known.get(slug);
    const others = count - offers.filter((offer) => offer.city.slug === slug).length;
    const isAsked = asked.length === 0 || asked.includes(slug);
    if (!city || city.lat === null || city.lon === null || others <= 0 || !isAsked) return [];
    return [{ slug, name, count: others, ...project(city.lat, city.lon) }];
  });
}

/** Builds the map for one page of the list: visible area and marks. */
export function mapView(input: MapInput, projection: Projection, write: PlaceWriter): MapView {
  const query = new URLSearchParams(input.search);
  const area = parseArea(query.get(AREA));
  const view = parseArea(query.get(VIEW));
  const places = placesOf(input, projection, write);
  const dots = dotsOf(input, projection);
  const asked = view ?? area;
  const frame = asked ? fitted(frameOf(asked, projection)) : (around([...places, ...dots]) ?? fitted(EVERYWHERE));
  const marks = marksOf(places, frame);
  const pin = query.get(PIN);
  const badArea = (query.get(AREA) ?? '') !== '' && area === null;
  return { frame, area, badArea, isMoved: view !== null, places, marks, dots, chosen: chosenIds(places, pin) };
}

/** Packages of the selected package's clinic, the selected one first. */
function chosenIds(places: readonly Place[], pin: string | null): string[] {
  const place = places.find(({ ids }) => pin !== null && ids.includes(pin));
  return place ? place.ids.toSorted((a, b) => Number(b === pin) - Number(a === pin)) : [];
}
