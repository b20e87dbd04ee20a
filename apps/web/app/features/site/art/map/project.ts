/** A position on the globe, degrees: north and east are positive. */
export interface Place {
  readonly lat: number;
  readonly lon: number;
}

/** A point on the map, in view box units. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** Units per degree of longitude. The full map is 960 × 1100 units: 123° to 14° west, 48° north to 56° south. */
const SCALE = 8.8132;
const WEST = -123.085;
const EQUATOR = 481.55;
const PER_RADIAN = (SCALE * 180) / Math.PI;

/** Mercator projection, used for all stored land: projected points match the drawn coast. */
export function project(lat: number, lon: number): MapPoint {
  const y = Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
  return { x: (lon - WEST) * SCALE, y: EQUATOR - y * PER_RADIAN };
}

/** The inverse of `project`: the position of a map point on the globe. */
export function unproject({ x, y }: MapPoint): Place {
  const lat = (360 / Math.PI) * Math.atan(Math.exp((EQUATOR - y) / PER_RADIAN)) - 90;
  return { lat, lon: x / SCALE + WEST };
}

/** The width of a part of the map, in degrees of longitude. */
export const degreesWide = (width: number): number => width / SCALE;

/**
 * The route between two places as path data: one curve, bulging east for a positive bend and west for a negative one. `bend` is
 * the bulge as a fraction of the distance.
 */
export function routeArc(from: Place, to: Place, bend = 0.24): string {
  const start = project(from.lat, from.lon);
  const end = project(to.lat, to.lon);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const side = dy >= 0 ? bend : -bend;
  const middleX = (start.x + end.x) / 2 + dy * side;
  const middleY = (start.y + end.y) / 2 - dx * side;
  const at = (value: number) => String(Math.round(value * 10) / 10);
  return `M${at(start.x)} ${at(start.y)}Q${at(middleX)} ${at(middleY)} ${at(end.x)} ${at(end.y)}`;
}
