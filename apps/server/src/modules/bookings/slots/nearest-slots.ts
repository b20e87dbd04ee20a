import type { FreeTime } from '@travesia/contracts/availability';
import { calendar } from '../../../platform/calendar.ts';
import type { Database } from '../../../platform/db/database.ts';
import { type Bookable, readBookable } from '../../availability/index.ts';
import type { BookingsDeps } from '../bookings-deps.ts';
import type { BookableClinic } from '../offer/offers.repo.ts';
import { type AskedTime, suitable } from './take-slot.ts';

const DAY_MS = 86_400_000;
/** Days around the one asked for in which others are looked for: mostly the first few have enough. */
const RINGS = [4, 14];
const SUGGESTIONS = 3;

/** The free times nearest to one that was found taken, earliest first. Rivals who lost it at the same moment share one search. */
export const nearestSlots = (deps: BookingsDeps, clinic: BookableClinic, asked: AskedTime): Promise<FreeTime[]> =>
  share(deps.database, ['nearest', clinic.id, asked], () => searchNearest(deps, clinic, asked));

async function searchNearest(deps: BookingsDeps, clinic: BookableClinic, asked: AskedTime): Promise<FreeTime[]> {
  const wanted = Date.parse(asked.startsAt ?? calendar.instantOf(`${asked.date}T${asked.time}`, clinic.timeZone));
  const distance = ({ start }: FreeTime) => Math.abs(start - wanted);
  let nearest: FreeTime[] = [];
  for (const days of RINGS) {
    const bookable = await readAround(deps, clinic, asked, days);
    const times = suitable(bookable, asked)
      .flatMap(({ free }) => free)
      // A reading that began before the time was taken may still have it.
      .filter(({ kinds, start }) => kinds.includes(asked.kind) && start !== wanted);
    const once = new Map(times.map((time) => [time.start, time]));
    nearest = [...once.values()]
      .sort((one, other) => distance(one) - distance(other) || one.start - other.start)
      .slice(0, SUGGESTIONS);
    const farthest = nearest[SUGGESTIONS - 1];
    // No time of a day beyond can be nearer.
    if (farthest && distance(farthest) <= days * DAY_MS) break;
  }
  return nearest.sort((one, other) => one.start - other.start);
}

/** Free times around a day; shared by those who lost different times of it. */
function readAround(
  deps: BookingsDeps,
  clinic: BookableClinic,
  { date, among, leaveOut }: AskedTime,
  days: number,
): Promise<Bookable[]> {
  const today = deps.clock.today(clinic.timeZone);
  const early = calendar.addDays(date, -days);
  const range = { from: early < today ? today : early, to: calendar.addDays(date, days), leaveOut };
  const of = { providerId: clinic.id, place: clinic, among };
  return share(deps.database, ['around', clinic.id, date, among, leaveOut, days], () =>
    readBookable(deps, deps.database.db, of, range),
  );
}

const running = new WeakMap<Database, Map<string, Promise<unknown>>>();

/** What is being read for the same key already, or else what `read` brings. */
function share<T>(database: Database, key: readonly unknown[], read: () => Promise<T>): Promise<T> {
  const shared = running.get(database) ?? new Map<string, Promise<unknown>>();
  running.set(database, shared);
  const name = JSON.stringify(key);
  const found = shared.get(name) ?? read().finally(() => shared.delete(name));
  shared.set(name, found);
  return found as Promise<T>;
}
