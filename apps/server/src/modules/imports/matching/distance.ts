type Placed = { lat: number | null; lon: number | null };

const KM_PER_DEGREE = 111.2;

/** Kilometers between two places on a plane: accurate enough within a country. Null if either has no coordinates. */
export function distanceKm(a: Placed, b: Placed): number | null {
  if (a.lat === null || a.lon === null || b.lat === null || b.lon === null) return null;
  const north = (a.lat - b.lat) * KM_PER_DEGREE;
  const east = (a.lon - b.lon) * KM_PER_DEGREE * Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180);
  return Math.hypot(north, east);
}
