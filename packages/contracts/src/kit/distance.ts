// Without an import: browser code that must not load the schema library takes it from `@travesia/contracts/kit/distance`.

/** A place on the globe, degrees. */
export interface Coordinates {
  readonly lat: number;
  readonly lon: number;
}

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two places on a sphere of the earth's mean radius, not rounded. */
export function greatCircleKm(from: Coordinates, to: Coordinates): number {
  const north = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const east = Math.sin(radians(to.lon - from.lon) / 2) ** 2;
  const chord = north + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * east;
  // Rounding may take opposite points a little over 1.
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}
