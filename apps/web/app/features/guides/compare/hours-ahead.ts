import { calendar } from '../../../lib/dates/calendar.ts';

const HOUR_MS = 3_600_000;

/** How many hours the clocks of a place are ahead of those at home on a day; negative if behind. */
export function hoursAhead(place: string, home: string, day: string): number {
  const noon = (zone: string) => Date.parse(calendar.instantOf(`${day}T12:00`, zone));
  return (noon(home) - noon(place)) / HOUR_MS;
}
