import { type Coordinates, greatCircleKm } from '@travesia/contracts/kit/distance';
import { nearestAirport } from './airports.ts';

/** A car ride: road kilometres and a range of minutes. All are estimates. */
export interface Ride {
  readonly km: number;
  readonly minutes: readonly [least: number, most: number];
}

/**
 * Assumptions shown on the page: roads are 1.4 times the straight line; slow and fast speeds in km/h include lights and waiting.
 */
export const ASSUMED = {
  detour: 1.4,
  fromAirport: { slow: 20, fast: 55 },
  inTown: { slow: 12, fast: 30 },
} as const;

/** Minutes are rounded to steps, since the estimates are no more precise. */
const STEP = 5;

function ride(from: Coordinates, to: Coordinates, { slow, fast }: { slow: number; fast: number }): Ride {
  const km = greatCircleKm(from, to) * ASSUMED.detour;
  const least = Math.max(STEP, Math.floor(((km / fast) * 60) / STEP) * STEP);
  const most = Math.max(least + STEP, Math.ceil(((km / slow) * 60) / STEP) * STEP);
  return { km, minutes: [least, most] };
}

export interface Rides {
  /** IATA code of the airport. */
  readonly airport: string;
  /** From the airport to the city center, where visitors usually stay. */
  readonly toCity: Ride;
  readonly toClinic: Ride;
}

/** The two rides of a stay; null if any of the three places is unknown. */
export function ridesOf({
  airport,
  city,
  clinic,
}: {
  airport: ({ code: string } & Coordinates) | null;
  city: Coordinates | null;
  clinic: Coordinates | null;
}): Rides | null {
  if (!airport || !city || !clinic) return null;
  return {
    airport: airport.code,
    toCity: ride(airport, city, ASSUMED.fromAirport),
    toClinic: ride(city, clinic, ASSUMED.inTown),
  };
}

interface Place {
  lat: number | null;
  lon: number | null;
}

/** The rides to a clinic in a city with its airports; null if a place is unknown. */
export function ridesInCity(city: Place & { airports: readonly string[] }, clinic: Place): Rides | null {
  return ridesOf({ airport: nearestAirport(city.airports), city: placed(city), clinic: placed(clinic) });
}

const placed = ({ lat, lon }: Place): Coordinates | null => (lat === null || lon === null ? null : { lat, lon });
