import type { DirectoryCity, DirectoryPin } from '@travesia/contracts/providers';
import { withQuery } from '../../../../lib/forms/query.ts';
import { INITIAL } from './filters.ts';

/** A point on the drawn map, in map units. */
interface Point {
  x: number;
  y: number;
}

/** Map functions, passed in by the route. */
export interface MapDrawing {
  /** The ground as SVG, without the `<svg>` element. */
  ground: string;
  viewBox: string;
  project: (lat: number, lon: number) => Point;
}

export interface Dot extends Point {
  /** The city with most listings; null if the registers name none. */
  name: string | null;
  count: number;
  /** Other cities in it. */
  others: number;
  /** Radius of the circle, in map units. */
  radius: number;
  /** URL without language prefix. */
  to: string;
}

/** URL of a city's listings, without language prefix. */
export const cityAddress = (slug: string): string => withQuery('/directory', '', { city: slug });

/** URL of a country's listings, without language prefix. */
export const countryAddress = (code: string): string => withQuery('/directory', '', { country: code });

/** URL of a country's cities that begin with a letter, without language prefix. */
export const initialAddress = (code: string, initial: string): string =>
  withQuery('/directory', '', { country: code, [INITIAL]: initial });

/**
 * Pins as dots, with area growing with their count; large ones first, so that small ones are on top. A dot of one city leads to
 * its listings, any other to the map of its area. `unit` is the map's width as a fraction of the widest: dots keep their screen
 * size on cropped maps.
 */
export function pinDots(
  pins: readonly DirectoryPin[],
  { project }: Pick<MapDrawing, 'project'>,
  unit: number,
  country: string | null,
): Dot[] {
  const most = Math.max(1, ...pins.map(({ count }) => count));
  const round = (value: number) => Math.round(value * 10) / 10;
  return pins.map(({ lat, lon, count, city, places, box }) => {
    const { x, y } = project(lat, lon);
    return {
      x: round(x),
      y: round(y),
      name: city?.name ?? null,
      count,
      others: city ? places - 1 : 0,
      radius: round((17 + 12 * Math.sqrt(count / most)) * unit),
      to: city && places === 1 ? cityAddress(city.slug) : withQuery('/directory', '', { country, bbox: box.join(',') }),
    };
  });
}

/** Kilometres around a city that count as nearby. */
const NEAR_KM = 50;

/** The circle around a city in API format: `6.24,-75.58,50`; null if its location is unknown. */
export const nearCity = ({ lat, lon }: Pick<DirectoryCity, 'lat' | 'lon'>): string | null =>
  lat === null || lon === null ? null : `${degrees(lat)},${degrees(lon)},${NEAR_KM}`;

/** About a hundred meters. */
const degrees = (value: number): number => Math.round(value * 1000) / 1000;

const sameDegrees = (a: number, b: number): boolean => degrees(a) === degrees(b);

/** The city at the center of a circle, by coordinates, with the radius in kilometres; null for any other circle. */
export function cityOfCircle(
  cities: readonly Pick<DirectoryCity, 'name' | 'lat' | 'lon'>[],
  near: string,
): { name: string; km: number } | null {
  const [lat = NaN, lon = NaN, km] = near.split(',').map(Number);
  const city = cities.find(
    (one) => one.lat !== null && one.lon !== null && sameDegrees(one.lat, lat) && sameDegrees(one.lon, lon),
  );
  return city && km ? { name: city.name, km } : null;
}

/** A city's name for lists that mix regions: with its region, or country, if another city shares the name. */
export const cityName = ({ name, region, shares_name: shared, country }: DirectoryCity): string =>
  shared ? `${name}, ${region ?? country.name}` : name;

/** A city with its region, unless that has the same name, and its country if asked or if there is no region. */
export function cityInFull({ name, region, country }: DirectoryCity, withCountry: boolean): string {
  const own = region === null || region === name ? null : region;
  return [name, own, withCountry || own === null ? country.name : null].filter(Boolean).join(', ');
}
