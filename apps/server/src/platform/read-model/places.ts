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

/** Whether a point lies in a map box; one over the date line has its west east of its east. */
export function isInBox({ lat, lon }: Point, { west, south, east, north }: Box): boolean {
  if (lat === null || lon === null) return false;
  if (lat < Math.min(south, north) || lat > Math.max(south, north)) return false;
  return west <= east ? lon >= west && lon <= east : lon >= west || lon <= east;
}

/** Kilometres on a sphere, or null when it is not known where the point is. */
export const kilometresBetween = (from: Coordinates, { lat, lon }: Point): number | null =>
  lat === null || lon === null ? null : greatCircleKm(from, { lat, lon });
