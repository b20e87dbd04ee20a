import { type Coordinates, greatCircleKm } from '@travesia/contracts/kit/distance';

/** A ride by car: kilometres by road, and from the fewest to the most minutes. All three are estimates. */
export interface Ride {
  readonly km: number;
  readonly minutes: readonly [least: number, most: number];
}

/**
 * What the estimates assume, which the page says beside them: roads 1.4 times as long as the straight line, and in km/h
 * a slow and a fast ride with lights and waiting included.
 */
export const ASSUMED = {
  detour: 1.4,
  fromAirport: { slow: 20, fast: 55 },
  inTown: { slow: 12, fast: 30 },
} as const;

/** Minutes are given in steps, since nobody can know them better. */
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
  /** From the airport to the middle of the city, where visitors usually stay. */
  readonly toCity: Ride;
  readonly toClinic: Ride;
}

/** The two rides of a stay; null when one of the three places is not known. */
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
