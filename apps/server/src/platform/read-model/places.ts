import { type Coordinates, greatCircleKm } from '@travesia/contracts/kit';

export interface Point {
  lat: number | null;
  lon: number | null;
}

export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Whether a point is in a map box; in one across the date line, west is greater than east. */
export function isInBox({ lat, lon }: Point, { west, south, east, north }: Box): boolean {
  if (lat === null || lon === null) return false;
  if (lat < Math.min(south, north) || lat > Math.max(south, north)) return false;
  return west <= east ? lon >= west && lon <= east : lon >= west || lon <= east;
}

/** Kilometers on a sphere, or null if the position is unknown. */
export const kilometresBetween = (from: Coordinates, { lat, lon }: Point): number | null =>
  lat === null || lon === null ? null : greatCircleKm(from, { lat, lon });
