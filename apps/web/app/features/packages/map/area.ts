import type { Frame, Point } from './frame.ts';

/** A bounding box in degrees, as URLs and the API write it: `west,south,east,north`. */
export interface Area {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Map drawing functions, passed in because features do not import each other. */
export interface Projection {
  readonly project: (lat: number, lon: number) => Point;
  readonly unproject: (point: Point) => { readonly lat: number; readonly lon: number };
}

const isIn = (value: number, limit: number) => Number.isFinite(value) && Math.abs(value) <= limit;

/** Parses a box; returns null if it is invalid, as a URL may be. */
export function parseArea(text: string | null): Area | null {
  const numbers = text?.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part))) ?? [];
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = numbers;
  const isBox =
    isIn(west, 180) && isIn(east, 180) && isIn(south, 85) && isIn(north, 85) && west < east && south < north;
  return numbers.length === 4 && isBox ? { west, south, east, north } : null;
}

const hundredth = (value: number) => String(Math.round(value * 100) / 100);

/** Hundredths of a degree are about a kilometre: URLs are shorter and responses can be cached across visitors. */
export const areaText = ({ west, south, east, north }: Area): string =>
  [west, south, east, north].map(hundredth).join(',');

/** The area shown by a frame. */
export function areaOf({ x, y, width, height }: Frame, { unproject }: Projection): Area {
  const northWest = unproject({ x, y });
  const southEast = unproject({ x: x + width, y: y + height });
  return { west: northWest.lon, south: southEast.lat, east: southEast.lon, north: northWest.lat };
}

/** The frame that fits a box exactly. */
export function frameOf({ west, south, east, north }: Area, { project }: Projection): Frame {
  const { x, y } = project(north, west);
  const end = project(south, east);
  return { x, y, width: end.x - x, height: end.y - y };
}
