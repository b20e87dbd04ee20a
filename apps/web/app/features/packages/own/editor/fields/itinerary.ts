import { type PackageContent, type PackageDay, PACKAGE_LIMITS } from '@travesia/contracts/packages';

type Itinerary = PackageContent['itinerary'];

const none = () => ({ en: '', es: '', pt: '' });
const ordered = (days: Itinerary): Itinerary =>
  days.toSorted((one, other) => one.trip - other.trip || one.day - other.day);

/** With one more day at the end of a trip; unchanged if the trip is as long as it can be. */
export function withDay(itinerary: Itinerary, trip: number): Itinerary {
  const last = Math.max(0, ...itinerary.filter((one) => one.trip === trip).map(({ day }) => day));
  if (last >= PACKAGE_LIMITS.days || itinerary.length >= PACKAGE_LIMITS.days) return itinerary;
  const place = trip === 1 || last > 0 ? 'lodging' : 'clinic';
  return ordered([...itinerary, { trip, day: last + 1, place, title: none(), note: none() }]);
}

/** Exchanges what happens on a day with the day before or after it; the days themselves stay. */
export function moveDay(itinerary: Itinerary, at: number, by: -1 | 1): Itinerary {
  const [one, other] = [itinerary[at], itinerary[at + by]];
  if (!one || !other) return itinerary;
  const put = (day: PackageDay, from: PackageDay): PackageDay => ({ ...from, trip: day.trip, day: day.day });
  return itinerary.map((day, place) => (place === at ? put(one, other) : place === at + by ? put(other, one) : day));
}

/** Without a day; the others keep their numbers, since they are days of the stay. */
export const withoutDay = (itinerary: Itinerary, at: number): Itinerary =>
  itinerary.filter((_day, place) => place !== at);

/** With a day that was removed, unless there is one again. */
export const withDayAgain = (itinerary: Itinerary, day: PackageDay): Itinerary =>
  itinerary.some((one) => one.trip === day.trip && one.day === day.day) ? itinerary : ordered([...itinerary, day]);

/** A day with another number; null if that day is described already. */
export function renumberDay(itinerary: Itinerary, at: number, day: number): Itinerary | null {
  const changed = itinerary[at];
  if (!changed) return null;
  const isTaken = itinerary.some((one, place) => place !== at && one.trip === changed.trip && one.day === day);
  return isTaken || day < 1 || day > PACKAGE_LIMITS.days
    ? null
    : ordered(itinerary.map((one, place) => (place === at ? { ...one, day } : one)));
}
