// No imports: browser code that must not load the schema library uses `@travesia/contracts/kit/distance`.

/** A point on the globe, in degrees. */
export interface Coordinates {
  readonly lat: number;
  readonly lon: number;
}

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometers between two points on a sphere with the earth's mean radius, not rounded. */
export function greatCircleKm(from: Coordinates, to: Coordinates): number {
  const north = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const east = Math.sin(radians(to.lon - from.lon) / 2) ** 2;
  const chord = north + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * east;
  // Rounding may put antipodal points slightly above 1.
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}
