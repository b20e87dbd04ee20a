import type { Location } from '@travesia/contracts/catalog';
import { withQuery } from '../../../../lib/forms/query.ts';

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
  slug: string;
  name: string;
  count: number;
  /** Radius of the circle, in map units. */
  radius: number;
  /** URL without language prefix. */
  to: string;
}

/** URL of a city's listings, without language prefix. */
export const cityAddress = (slug: string): string => withQuery('/directory', '', { city: slug });

/** URL of a country's listings, without language prefix. */
export const countryAddress = (code: string): string => withQuery('/directory', '', { country: code });

/**
 * Cities with listings as dots, with area proportional to their count; large ones first, so that small ones are on top. `unit` is
 * the map's width as a fraction of the widest: dots keep their screen size on cropped maps.
 */
export function cityDots(locations: readonly Location[], { project }: MapDrawing, unit: number): Dot[] {
  const cities = locations
    .flatMap(({ cities: all }) => all)
    .flatMap(({ lat, lon, slug, name, provider_count: count }) =>
      lat === null || lon === null || count === 0 ? [] : [{ slug, name, count, ...project(lat, lon) }],
    );
  const most = Math.max(1, ...cities.map(({ count }) => count));
  const round = (value: number) => Math.round(value * 10) / 10;
  return cities
    .toSorted((a, b) => b.count - a.count)
    .map(({ x, y, ...city }) => ({
      ...city,
      x: round(x),
      y: round(y),
      radius: round((11 + 9 * Math.sqrt(city.count / most)) * unit),
      to: cityAddress(city.slug),
    }));
}

/** Kilometres around a city that count as nearby. */
const NEAR_KM = 50;

/** The circle around a city in API format: `6.24,-75.58,50`; null if its location is unknown. */
export const nearCity = ({ lat, lon }: Location['cities'][number]): string | null =>
  lat === null || lon === null ? null : `${lat},${lon},${NEAR_KM}`;

/** The city at the center of a circle, by coordinates, with the radius in kilometres; null for any other circle. */
export function cityOfCircle(locations: readonly Location[], near: string): { name: string; km: number } | null {
  const [lat, lon, km] = near.split(',').map(Number);
  const city = locations.flatMap(({ cities }) => cities).find((one) => one.lat === lat && one.lon === lon);
  return city && km ? { name: city.name, km } : null;
}
