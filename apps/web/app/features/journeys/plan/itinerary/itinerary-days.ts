import type { Itinerary, ItineraryEntry, Journey } from '@travesia/contracts/journeys';
import type { Calendar } from '@travesia/contracts/kit';

/** What orders an entry; companions read entries without what can be done with them. */
type Dated = Pick<ItineraryEntry, 'starts_at' | 'trip'>;

export type PlannedItem<E extends Dated = ItineraryEntry> =
  | { type: 'entry'; at: string; entry: E }
  | { type: 'treatment'; at: string; trip: number }
  | { type: 'fly_from' };

/** A day at the clinic. */
export interface PlannedDay<E extends Dated = ItineraryEntry> {
  date: string;
  /** The trip that it is a day of. */
  trip: number;
  /** Days after that trip’s treatment, negative before it; null while it has no day. */
  number: number | null;
  items: PlannedItem<E>[];
}

type Timed = Pick<NonNullable<Journey['booking']>, 'starts_at'>;

/** What the days of a trip are counted from. */
export interface Treatments {
  /** The trip that the journey is about. */
  trip: number;
  booking: Timed | null;
  /** The treatment of the first trip, on a second one. */
  before?: Timed | null;
}

type Shown<E extends Dated> = Pick<Itinerary, 'fly_from' | 'time_zone' | 'treatment_on'> & { data: readonly E[] };

/** When an item comes on its day: that one may fly is said before the flight. */
const momentOf = (item: PlannedItem<Dated>): number => (item.type === 'fly_from' ? 0 : Date.parse(item.at));

/**
 * The days of an itinerary in order, by the clinic’s calendar, with the treatments and the first day to fly. Each is counted from
 * the treatment of its own trip: months lie between two of them.
 */
export function daysOf<E extends Dated>(
  calendar: Calendar,
  itinerary: Shown<E>,
  { trip: present, booking, before = null }: Treatments,
): PlannedDay<E>[] {
  const { data, fly_from: flyFrom, time_zone: zone, treatment_on: treatmentOn } = itinerary;
  const dayOf = (at: string) => calendar.dateAt(at, zone);
  const treated = new Map<number, Timed>([
    ...(before ? [[present - 1, before] as const] : []),
    ...(booking && treatmentOn !== null ? [[present, booking] as const] : []),
  ]);
  const dated: { date: string; item: PlannedItem<E> }[] = [
    ...data.map((entry) => ({
      date: dayOf(entry.starts_at),
      item: { type: 'entry' as const, at: entry.starts_at, entry },
    })),
    ...[...treated].map(([trip, { starts_at: at }]) => ({
      date: dayOf(at),
      item: { type: 'treatment' as const, at, trip },
    })),
    ...(flyFrom === null ? [] : [{ date: flyFrom, item: { type: 'fly_from' as const } }]),
  ];
  const tripOf = (item: PlannedItem<E>) =>
    item.type === 'entry' ? item.entry.trip : item.type === 'treatment' ? item.trip : present;
  const byDate = Map.groupBy(dated, ({ date }) => date);
  return [...byDate.keys()].toSorted().map((date) => {
    const items = (byDate.get(date) ?? [])
      .map(({ item }) => item)
      .toSorted((one, other) => momentOf(one) - momentOf(other));
    const trip = items[0] ? tripOf(items[0]) : present;
    const from = treated.get(trip);
    return { date, trip, number: from ? calendar.daysBetween(dayOf(from.starts_at), date) : null, items };
  });
}

/** The days of each trip, the present one first: what is over is seldom looked up. */
export function tripsOf<E extends Dated>(
  days: readonly PlannedDay<E>[],
  present: number,
): { trip: number; days: PlannedDay<E>[] }[] {
  const byTrip = Map.groupBy(days, ({ trip }) => trip);
  return [...byTrip]
    .map(([trip, own]) => ({ trip, days: own }))
    .toSorted((one, other) => Number(other.trip === present) - Number(one.trip === present) || one.trip - other.trip);
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
