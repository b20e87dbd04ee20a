import type { Location } from '@travesia/contracts/catalog';
import { withQuery } from '../../../../lib/forms/query.ts';

/** A place on the drawn map, in its units. */
interface Point {
  x: number;
  y: number;
}

/** The map functions, handed in by the route. */
export interface MapDrawing {
  /** The ground as SVG, without an `<svg>` around it. */
  ground: string;
  viewBox: string;
  project: (lat: number, lon: number) => Point;
}

export interface Dot extends Point {
  slug: string;
  name: string;
  count: number;
  /** Of the circle, in units of the map. */
  radius: number;
  /** Address without language prefix. */
  to: string;
}

/** The address of a city's listings, without language prefix. */
export const cityAddress = (slug: string): string => withQuery('/directory', '', { city: slug });

/** The address of a country's listings, without language prefix. */
export const countryAddress = (code: string): string => withQuery('/directory', '', { country: code });

/**
 * Cities with listings as dots, whose area grows with their number; large ones first, so that small ones lie on top. `unit`
 * is the width of the map as a part of the widest: dots keep their size on the screen when the map is a crop.
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

/** Kilometres around a city that count as near. */
const NEAR_KM = 50;

/** The circle around a city as the API reads it: `6.24,-75.58,50`; null when its place is not known. */
export const nearCity = ({ lat, lon }: Location['cities'][number]): string | null =>
  lat === null || lon === null ? null : `${lat},${lon},${NEAR_KM}`;

/** The city a circle is drawn around, by its coordinates, and its kilometres; null for any other circle. */
export function cityOfCircle(locations: readonly Location[], near: string): { name: string; km: number } | null {
  const [lat, lon, km] = near.split(',').map(Number);
  const city = locations.flatMap(({ cities }) => cities).find((one) => one.lat === lat && one.lon === lon);
  return city && km ? { name: city.name, km } : null;
}
