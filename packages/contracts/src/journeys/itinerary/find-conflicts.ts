import type { Calendar } from '../../kit/index.ts';
import type { ItineraryConflict, ItineraryEntry, RuleSource } from './itinerary.schema.ts';

type Entry = Pick<ItineraryEntry, 'id' | 'kind' | 'trip' | 'starts_at' | 'ends_at' | 'approved'>;

/** What the rules count from, for the trip that the journey is about. Days are those of the clinic's calendar. */
export interface ItineraryRules {
  trip: 1 | 2;
  /** Day of the treatment; null until a time is booked. */
  treatmentOn: string | null;
  /** Days after it before which nobody flies home. */
  flyHomeDays: number;
  /** Days before it by which patients should have arrived. */
  arriveDaysBefore: number;
  timeZone: string;
  source: RuleSource;
}

/** The first day on which a patient may fly home; null until a time is booked, and after a second trip, when the clinic says it. */
export const flyFrom = (calendar: Calendar, { trip, treatmentOn, flyHomeDays }: ItineraryRules): string | null =>
  treatmentOn === null || trip === 2 ? null : calendar.addDays(treatmentOn, flyHomeDays);

/** Whether an entry is a flight home of the first trip before the patient may fly, whoever approved it. */
export function fliesTooEarly(
  calendar: Calendar,
  rules: ItineraryRules,
  { kind, trip, starts_at: startsAt }: Pick<Entry, 'kind' | 'trip' | 'starts_at'>,
): boolean {
  const from = flyFrom(calendar, rules);
  const day = calendar.dateAt(startsAt, rules.timeZone);
  // What is flown before the treatment is no flight home after it.
  return (
    kind === 'flight_home' &&
    trip === 1 &&
    from !== null &&
    rules.treatmentOn !== null &&
    day >= rules.treatmentOn &&
    day < from
  );
}

/** What doesn't fit in an itinerary, the most serious first. */
export function findConflicts(
  calendar: Calendar,
  entries: readonly Entry[],
  rules: ItineraryRules,
): ItineraryConflict[] {
  return [
    ...earlyFlights(calendar, entries, rules),
    ...lateArrivals(calendar, entries, rules),
    ...overlaps(entries),
    ...nightsWithoutStay(calendar, entries, rules),
    ...missingTrip(entries, rules),
  ];
}

function earlyFlights(calendar: Calendar, entries: readonly Entry[], rules: ItineraryRules): ItineraryConflict[] {
  return entries
    .filter((entry) => entry.approved === null && fliesTooEarly(calendar, rules, entry))
    .map(({ id }) => ({
      kind: 'flies_home_too_early',
      entries: [id],
      day: flyFrom(calendar, rules),
      days: rules.flyHomeDays,
      source: rules.source,
    }));
}

function lateArrivals(
  calendar: Calendar,
  entries: readonly Entry[],
  { trip: present, treatmentOn, arriveDaysBefore, timeZone }: ItineraryRules,
): ItineraryConflict[] {
  if (treatmentOn === null) return [];
  const latest = calendar.addDays(treatmentOn, -arriveDaysBefore);
  return entries
    .filter(
      ({ kind, trip, starts_at: starts, ends_at: ends }) =>
        kind === 'flight_out' && trip === present && calendar.dateAt(ends ?? starts, timeZone) > latest,
    )
    .map(({ id }) => ({ kind: 'arrives_too_late', entries: [id], day: latest, days: arriveDaysBefore, source: null }));
}

/** Nobody is in two places: flights, transfers and appointments; a stay is where one returns to. */
function overlaps(entries: readonly Entry[]): ItineraryConflict[] {
  const moving = entries
    .filter((entry): entry is Entry & { ends_at: string } => entry.kind !== 'stay' && entry.ends_at !== null)
    .toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at));
  return moving.flatMap((one, place) =>
    moving
      .slice(place + 1)
      .filter((other) => Date.parse(other.starts_at) < Date.parse(one.ends_at))
      .map(
        ({ id }) => ({ kind: 'times_overlap', entries: [one.id, id], day: null, days: null, source: null }) as const,
      ),
  );
}

/** Nights of the trip, from arrival to the flight home, for which no stay is entered. */
function nightsWithoutStay(
  calendar: Calendar,
  entries: readonly Entry[],
  { trip: present, timeZone }: ItineraryRules,
): ItineraryConflict[] {
  const own = entries.filter(({ trip }) => trip === present);
  const out = own.find(({ kind }) => kind === 'flight_out');
  const home = own.findLast(({ kind }) => kind === 'flight_home');
  if (!out || !home) return [];
  const dayOf = (instant: string) => calendar.dateAt(instant, timeZone);
  const [arrives, leaves] = [dayOf(out.ends_at ?? out.starts_at), dayOf(home.starts_at)];
  const stays = own.filter(({ kind }) => kind === 'stay');
  const held = (night: string) =>
    stays.some(({ starts_at: from, ends_at: to }) => dayOf(from) <= night && (to === null || dayOf(to) > night));
  const nights = Array.from({ length: Math.max(0, calendar.daysBetween(arrives, leaves)) }, (_, days) =>
    calendar.addDays(arrives, days),
  ).filter((night) => !held(night));
  const [day] = nights;
  return day === undefined
    ? []
    : [{ kind: 'nights_without_stay', entries: [], day, days: nights.length, source: null }];
}

/** A second trip that is booked, of which nothing is planned: before, nobody can know its dates. */
function missingTrip(entries: readonly Entry[], { trip: now, treatmentOn }: ItineraryRules): ItineraryConflict[] {
  const isPlanned = entries.some(({ trip }) => trip === 2);
  return now < 2 || treatmentOn === null || isPlanned
    ? []
    : [{ kind: 'second_trip_missing', entries: [], day: null, days: null, source: null }];
}
