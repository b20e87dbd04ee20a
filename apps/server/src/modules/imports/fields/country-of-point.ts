import { createRequire } from 'node:module';
import countries from 'i18n-iso-countries';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import whichPolygon from 'which-polygon';

type CountryShape = { code: string };

let lookup: whichPolygon.Query<CountryShape> | null = null;

/** Country outlines at 1:50 million (Natural Earth, from world-atlas). Loaded on first use, about 0.1 s. */
function outlines(): whichPolygon.Query<CountryShape> {
  if (lookup) return lookup;
  const topology = createRequire(import.meta.url)('world-atlas/countries-50m.json') as Topology<{
    countries: GeometryCollection;
  }>;
  const collection = feature(topology, topology.objects.countries);
  const features = collection.features.flatMap((shape) => {
    const code = countries.numericToAlpha2(String(shape.id));
    return code ? [{ type: 'Feature' as const, geometry: shape.geometry, properties: { code } }] : [];
  });
  lookup = whichPolygon<CountryShape>({ type: 'FeatureCollection', features });
  return lookup;
}

/** ISO-2 of the country that contains the point, or null at sea. Accurate to a few kilometers at borders. */
export function countryOfPoint(lat: number, lon: number): string | null {
  return outlines()([lon, lat])?.code ?? null;
}

/** About 35 km: more than the outline's error, and than the river mouths and small islands it omits. */
const NEAR_DEGREES = 0.3;

/** Whether the point is in the country or within about 35 km of it. */
export function isInOrNearCountry(lat: number, lon: number, countryCode: string): boolean {
  if (countryOfPoint(lat, lon) === countryCode) return true;
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
