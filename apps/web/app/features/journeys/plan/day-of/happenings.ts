import type { Itinerary, ItineraryEntry } from '@travesia/contracts/journeys';
import type { Calendar } from '@travesia/contracts/kit';
import { daysOf, type Treatments } from '../itinerary/itinerary-days.ts';

const HOUR_MS = 3_600_000;
/** What says no end, or is only begun, such as a stay, is shown so long after it began. */
const SHOWN_MS = 3 * HOUR_MS;

/** Something that takes place today or tomorrow at the clinic: an entry of the itinerary, or the treatment. */
export interface Happening {
  at: string;
  day: 'today' | 'tomorrow';
  date: string;
  /** Null for the treatment. */
  entry: ItineraryEntry | null;
}

type Planned = Pick<Itinerary, 'data' | 'fly_from' | 'time_zone' | 'treatment_on'>;

const nearDays = (calendar: Calendar, zone: string, now: number) => {
  const today = calendar.dateAt(new Date(now), zone);
  return { today, tomorrow: calendar.addDays(today, 1) };
};

/** Whether anything may take place today or tomorrow; whether it is over isn’t known without the booking. */
export function isNear(calendar: Calendar, { data, time_zone: zone, treatment_on: on }: Planned, now: number): boolean {
  const { today, tomorrow } = nearDays(calendar, zone, now);
  return [...data.map(({ starts_at: at }) => calendar.dateAt(at, zone)), on].some(
    (date) => date === today || date === tomorrow,
  );
}

function endOf(at: string, entry: ItineraryEntry | null): number {
  const end = entry && entry.kind !== 'stay' ? entry.ends_at : null;
  return end === null ? Date.parse(at) + SHOWN_MS : Date.parse(end);
}

/** What takes place today and tomorrow by the clinic’s calendar and isn’t over, in order. */
export function happeningsOf(calendar: Calendar, itinerary: Planned, treatments: Treatments, now: number): Happening[] {
  const { today, tomorrow } = nearDays(calendar, itinerary.time_zone, now);
  return daysOf(calendar, itinerary, treatments).flatMap(({ date, items }) => {
    if (date !== today && date !== tomorrow) return [];
    return items.flatMap((item): Happening[] => {
      if (item.type === 'fly_from') return [];
      const entry = item.type === 'entry' ? item.entry : null;
      return endOf(item.at, entry) > now
        ? [{ at: item.at, day: date === today ? 'today' : 'tomorrow', date, entry }]
        : [];
    });
  });
}
