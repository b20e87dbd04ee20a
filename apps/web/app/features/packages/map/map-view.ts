import type { Location } from '@travesia/contracts/catalog';
import type { FacetValue } from '@travesia/contracts/kit';
import type { PackageSummary } from '@travesia/contracts/packages';
import { AREA, PIN, VIEW } from './addresses.ts';
import { type Area, frameOf, parseArea, type Projection } from './area.ts';
import { around, fitted, type Frame, type Point } from './frame.ts';
import { type Mark, marksOf, type Place } from './marks.ts';

export type City = Location['cities'][number];

/** What the page knows besides the list itself. */
export interface MapInput {
  offers: readonly PackageSummary[];
  /** Cities of the whole result with their counts. */
  cities: readonly FacetValue[];
  locations: readonly Location[];
  search: string;
}

/** A city with packages that are on no pin of this page. */
export interface Dot extends Point {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
}

export interface MapView {
  frame: Frame;
  /** The area that the list is limited to. */
  area: Area | null;
  /** Whether the address asks for an area that is none. */
  badArea: boolean;
  /** Whether another part than the searched one is in view. */
  isMoved: boolean;
  places: Place[];
  marks: Mark[];
  dots: Dot[];
  /** Ids of the packages whose cards are open. */
  chosen: string[];
}

/** All of Latin America, for a result without any place. */
const EVERYWHERE: Frame = { x: 20, y: 140, width: 820, height: 800 };

export const citiesBySlug = (locations: readonly Location[]): Map<string, City> =>
  new Map(locations.flatMap(({ cities }) => cities).map((city) => [city.slug, city]));

/** Where a package is: its clinic, or the city of a clinic whose address nobody knows. */
export function whereIs(offer: PackageSummary, cities: ReadonlyMap<string, City>) {
  const city = cities.get(offer.city.slug);
  const lat = offer.lat ?? city?.lat ?? null;
  const lon = offer.lon ?? city?.lon ?? null;
  return lat === null || lon === null ? null : { lat, lon };
}

/** How a place is written, by the packages there, the cheapest first. */
export type PlaceWriter = (
  offers: readonly [PackageSummary, ...PackageSummary[]],
) => Pick<Place, 'price' | 'fullPrice' | 'name'>;

/** The packages of a page by address, in the order of the list. */
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
    const [cheapest, ...others] = here.toSorted((a, b) => a.shown_price.amount - b.shown_price.amount);
    if (!cheapest) return [];
    const { x, y } = project(lat, lon);
    const round = (value: number) => Math.round(value * 100) / 100;
    const ids = here.map(({ id }) => id);
    return [{ x: round(x), y: round(y), ids, amount: cheapest.shown_price.amount, ...write([cheapest, ...others]) }];
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

/** The map of one page of the list: what is in view, and what stands where. */
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

/** The packages of the clinic that the chosen one belongs to, the chosen one first. */
function chosenIds(places: readonly Place[], pin: string | null): string[] {
  const place = places.find(({ ids }) => pin !== null && ids.includes(pin));
  return place ? place.ids.toSorted((a, b) => Number(b === pin) - Number(a === pin)) : [];
}
