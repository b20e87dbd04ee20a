import type { Itinerary, ItineraryEntry, Journey } from '@travesia/contracts/journeys';
import type { Calendar } from '@travesia/contracts/kit';

/** What orders an entry; companions read entries without what can be done with them. */
type Dated = Pick<ItineraryEntry, 'starts_at'>;

export type PlannedItem<E extends Dated = ItineraryEntry> =
  | { type: 'entry'; at: string; entry: E }
  | { type: 'treatment'; at: string }
  | { type: 'fly_from' };

/** A day at the clinic. */
export interface PlannedDay<E extends Dated = ItineraryEntry> {
  date: string;
  /** Days after the treatment, negative before it; null without a treatment day. */
  number: number | null;
  items: PlannedItem<E>[];
}

type Shown<E extends Dated> = Pick<Itinerary, 'fly_from' | 'time_zone' | 'treatment_on'> & { data: readonly E[] };

/** When an item comes on its day: that one may fly is said before the flight. */
const momentOf = (item: PlannedItem<Dated>): number => (item.type === 'fly_from' ? 0 : Date.parse(item.at));

/** The days of an itinerary in order, by the clinic’s calendar, with the treatment and the first day to fly. */
export function daysOf<E extends Dated>(
  calendar: Calendar,
  itinerary: Shown<E>,
  booking: Pick<NonNullable<Journey['booking']>, 'starts_at'> | null,
): PlannedDay<E>[] {
  const { data, fly_from: flyFrom, time_zone: zone, treatment_on: treatmentOn } = itinerary;
  const dated: { date: string; item: PlannedItem<E> }[] = [
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
