import type { PriceBasis } from '@travesia/contracts/catalog';
import type { Coordinates } from '@travesia/contracts/kit';
import { distanceKm } from './distance.rules.ts';

interface Place {
  slug: string;
  country: string;
  lat: number | null;
  lon: number | null;
  leadTreatments: readonly string[];
}

/** Most reliable first. */
const TRUST: readonly PriceBasis[] = ['S', 'P', 'M', 'E'];

/** The country with the most reliable price; among those, the one with the lowest midpoint. */
export function bestFounded<
  T extends { country: string; basis: PriceBasis; lowUsdMinor: number; highUsdMinor: number },
>(prices: readonly T[]): T | undefined {
  return prices.toSorted(
    (a, b) =>
      TRUST.indexOf(a.basis) - TRUST.indexOf(b.basis) ||
      a.lowUsdMinor + a.highUsdMinor - (b.lowUsdMinor + b.highUsdMinor) ||
      a.country.localeCompare(b.country),
  )[0];
}

/** The place in a country to travel to from a city: the nearest one known for the treatment, else the nearest. */
export function placeIn<T extends Place>(
  places: readonly T[],
  country: string,
  treatment: string,
  from: Coordinates,
): T | undefined {
  const near = (place: Place) =>
    place.lat === null || place.lon === null ? Infinity : distanceKm(from, { lat: place.lat, lon: place.lon });
  const inCountry = places.filter((place) => place.country === country).toSorted((a, b) => near(a) - near(b));
  return inCountry.find((place) => place.leadTreatments.includes(treatment)) ?? inCountry[0];
}
