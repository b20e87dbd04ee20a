import { type Coordinates, greatCircleKm } from '@travesia/contracts/kit/distance';

type Airport = { code: string } & Coordinates;

/** Assumptions, shown on the page: cruising speed, and minutes for takeoff, climb and landing. */
export const FLIGHT = { kmPerHour: 800, extraMinutes: 30 } as const;

/** Minutes are rounded to this step, since the estimate is no more precise. */
const STEP = 15;

/** A flight without a stop, estimated from the distance. */
export interface Flight {
  from: string;
  to: string;
  km: number;
  minutes: number;
}

/** The flight between two airports; null if one is unknown, or they are the same. */
export function flightBetween(from: Airport, to: Airport | null): Flight | null {
  if (!to || from.code === to.code) return null;
  const km = greatCircleKm(from, to);
  const minutes = Math.round(((km / FLIGHT.kmPerHour) * 60 + FLIGHT.extraMinutes) / STEP) * STEP;
  return { from: from.code, to: to.code, km, minutes };
}
