import type { Itinerary, ItineraryEntry, Journey } from '@travesia/contracts/journeys';
import type { Calendar } from '@travesia/contracts/kit';

export type PlannedItem =
  | { type: 'entry'; at: string; entry: ItineraryEntry }
  | { type: 'treatment'; at: string }
  | { type: 'fly_from' };

/** A day at the clinic. */
export interface PlannedDay {
  date: string;
  /** Days after the treatment, negative before it; null without a treatment day. */
  number: number | null;
  items: PlannedItem[];
}

type Shown = Pick<Itinerary, 'data' | 'fly_from' | 'time_zone' | 'treatment_on'>;

/** When an item comes on its day: that one may fly is said before the flight. */
const momentOf = (item: PlannedItem): number => (item.type === 'fly_from' ? 0 : Date.parse(item.at));

/** The days of an itinerary in order, by the clinic’s calendar, with the treatment and the first day to fly. */
export function daysOf(
  calendar: Calendar,
  itinerary: Shown,
  booking: Pick<NonNullable<Journey['booking']>, 'starts_at'> | null,
): PlannedDay[] {
  const { data, fly_from: flyFrom, time_zone: zone, treatment_on: treatmentOn } = itinerary;
  const dated: { date: string; item: PlannedItem }[] = [
    ...data.map((entry) => ({
      date: calendar.dateAt(entry.starts_at, zone),
      item: { type: 'entry' as const, at: entry.starts_at, entry },
    })),
    ...(treatmentOn !== null && booking
      ? [{ date: treatmentOn, item: { type: 'treatment' as const, at: booking.starts_at } }]
      : []),
    ...(flyFrom === null ? [] : [{ date: flyFrom, item: { type: 'fly_from' as const } }]),
  ];
  const byDate = Map.groupBy(dated, ({ date }) => date);
  return [...byDate.keys()].toSorted().map((date) => ({
    date,
    number: treatmentOn === null ? null : calendar.daysBetween(treatmentOn, date),
    items: (byDate.get(date) ?? []).map(({ item }) => item).toSorted((one, other) => momentOf(one) - momentOf(other)),
  }));
}

/** Nights of a stay, by the clinic’s calendar; null if its end isn’t known. */
export const nightsOf = (
  calendar: Calendar,
  { starts_at: starts, ends_at: ends }: Pick<ItineraryEntry, 'starts_at' | 'ends_at'>,
  zone: string,
): number | null =>
  ends === null ? null : calendar.daysBetween(calendar.dateAt(starts, zone), calendar.dateAt(ends, zone));

/** The next entry that has not begun; null if there is none. */
export const nextEntry = (entries: readonly ItineraryEntry[], now: number): ItineraryEntry | null =>
  entries.find(({ starts_at: starts }) => Date.parse(starts) > now) ?? null;
