import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import countries from 'i18n-iso-countries';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import whichPolygon from 'which-polygon';

type CountryShape = { code: string };

let lookup: whichPolygon.Query<CountryShape> | null = null;

/** Country outlines at 1:50 million (Natural Earth, from world-atlas). Loaded on first use: about 0.1 s and 15 MB. */
function outlines(): whichPolygon.Query<CountryShape> {
  if (lookup) return lookup;
  // Not by `require`, which keeps what it read.
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ countries: GeometryCollection }>;
  const collection = feature(topology, topology.objects.countries);
  const features = collection.features.flatMap((shape) => {
    const code = countries.numericToAlpha2(String(shape.id));
    return code ? [{ type: 'Feature' as const, geometry: shape.geometry, properties: { code } }] : [];
  });
  lookup = whichPolygon<CountryShape>({ type: 'FeatureCollection', features });
  return lookup;
}

/** Frees the outlines, for the end of an import; the next use loads them again. */
export function forgetOutlines(): void {
  lookup = null;
}

/** ISO-2 of the country that contains the point, or null at sea and on the smallest islands. Accurate to a few kilometers at borders. */
export function countryOfPoint(lat: number, lon: number): string | null {
  return outlines()([lon, lat])?.code ?? null;
}

/** Inhabited islands and enclaves that the outlines omit: country, latitude, longitude, and how many degrees they reach. */
const islands: [country: string, lat: number, lon: number, reach: number][] = [
  ['EC', -0.6, -90.4, 1.6],
  ['CO', 12.57, -81.71, 0.3],
  ['CO', 13.35, -81.37, 0.3],
  ['BR', -3.85, -32.42, 0.3],
  ['HN', 16.35, -86.4, 0.7],
  ['CR', 5.53, -87.06, 0.3],
  ['NI', 12.17, -83.04, 0.3],
  ['ES', 35.29, -2.94, 0.2],
  ['ES', 35.89, -5.32, 0.2],
  ['VE', 11.85, -66.75, 0.4],
  ['CL', -27.12, -109.36, 0.4],
  ['CL', -33.65, -78.85, 0.4],
];

const isOnIsland = (lat: number, lon: number, countryCode: string): boolean =>
  islands.some(
    ([country, north, east, reach]) =>
      country === countryCode && Math.abs(lat - north) <= reach && Math.abs(lon - east) <= reach,
  );

/** About 35 km: more than the outline's error, and than the river mouths and small islands it omits. */
const NEAR_DEGREES = 0.3;

/** Whether the point is in the country or within about 35 km of it. */
export function isInOrNearCountry(lat: number, lon: number, countryCode: string): boolean {
  if (countryOfPoint(lat, lon) === countryCode || isOnIsland(lat, lon, countryCode)) return true;
  for (const [north, east] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
    [0.7, 0.7],
    [0.7, -0.7],
    [-0.7, 0.7],
    [-0.7, -0.7],
  ] as const) {
    if (countryOfPoint(lat + north * NEAR_DEGREES, lon + east * NEAR_DEGREES) === countryCode) return true;
  }
  return false;
}
