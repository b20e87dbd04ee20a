import type { Calendar } from '@travesia/contracts/kit';

/** Most ticks that can be told apart on a phone held sideways. */
const MOST_TICKS = 22;

/** The days from the treatment on, as a line: places in percent of its length. */
export interface FlightLine {
  /** Day of the flight after the treatment. */
  flightDay: number;
  /** Days that are missing. */
  missing: number;
  flightAt: number;
  fromAt: number;
  ticks: number[];
}

interface Days {
  treatmentOn: string;
  flightOn: string;
  flyFrom: string;
}

/** Where a flight stands between the treatment and the first day to fly. */
export function flightLine(calendar: Calendar, { treatmentOn, flightOn, flyFrom }: Days): FlightLine {
  const flightDay = calendar.daysBetween(treatmentOn, flightOn);
  const fromDay = calendar.daysBetween(treatmentOn, flyFrom);
  const length = Math.max(fromDay, flightDay) + Math.max(1, Math.round(fromDay / 6));
  const step = Math.ceil(length / MOST_TICKS);
  const place = (day: number) => Math.round((day / length) * 1000) / 10;
  return {
    flightDay,
    missing: fromDay - flightDay,
    flightAt: place(flightDay),
    fromAt: place(fromDay),
    ticks: Array.from({ length: Math.floor(length / step) + 1 }, (_one, tick) => place(tick * step)),
  };
}
