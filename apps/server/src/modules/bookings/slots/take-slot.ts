import type { BookingKind } from '@travesia/contracts/bookings';
import type { FreeTime } from '@travesia/contracts/availability';
import { calendar } from '../../../platform/calendar.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { lockKeys } from '../../../platform/db/lock-keys.ts';
import { type Bookable, readBookable } from '../../availability/index.ts';
import type { BookingsDeps } from '../bookings-deps.ts';
import { listBusyClinicians, type Place, takenPlaces } from '../bookings.repo.ts';
import type { BookableClinic } from '../offer/offers.repo.ts';

const MINUTE_MS = 60_000;
/** Days around the time asked for in which others are suggested. */
const SUGGEST_DAYS = 14;
const SUGGESTIONS = 3;

/** A time that somebody asks for, at the clinic. */
export interface AskedTime {
  kind: BookingKind;
  date: string;
  time: string;
  /** Which of two instants, where clocks are turned back. */
  startsAt: string | undefined;
  /** Only with these clinicians, or in rooms; null for anyone. */
  clinicianIds: readonly string[] | null;
}

/** A time that was found free, and where. */
export interface FoundSlot {
  time: FreeTime;
  place: Place;
}

/**
 * Makes whoever takes or moves a time of this clinic wait for the others who do; first in every such transaction. The
 * exclusion constraint alone would also refuse the second of two, but 100 rivals would wait for deadlocks to be resolved
 * for seconds.
 */
export const lockSlots = (tx: Tx, providerId: string): Promise<void> => lockKeys(tx, 'slot', [providerId]);

/** Finds who or which room is free at a time; null if nobody is. The clinic’s slots must be locked. */
export async function findSlot(
  deps: BookingsDeps,
  tx: Tx,
  clinic: BookableClinic,
  asked: AskedTime,
  leaveOut?: string,
): Promise<FoundSlot | null> {
  const { date } = asked;
  const bookable = await readBookable(
    deps,
    tx,
    { providerId: clinic.id, place: clinic },
    { from: date, to: date, leaveOut },
  );
  for (const one of suitable(bookable, asked)) {
    const time = one.free.find((free) => isAsked(free, asked));
    if (!time) continue;
    const resource = { clinicianId: one.clinicianId, roomId: one.roomId };
    const from = new Date(time.start - one.before * MINUTE_MS);
    const to = new Date(time.end + one.after * MINUTE_MS);
    const taken = await takenPlaces(tx, { ...resource, from, to }, leaveOut);
    const place = Array.from({ length: one.capacity }, (_, index) => index).find((index) => !taken.includes(index));
    if (place !== undefined)
      return {
        time,
        place: { ...resource, place, startsAt: new Date(time.start), endsAt: new Date(time.end), from, to },
      };
  }
  return null;
}

/**
 * Whether everybody who is asked for has the time already, without waiting for others who take times: most of many rivals
 * learn it here. Says nothing of a time that anybody may give.
 */
export async function isTakenAlready(db: Db, clinic: BookableClinic, asked: AskedTime): Promise<boolean> {
  const { clinicianIds, startsAt, date, time } = asked;
  if (!clinicianIds?.length) return false;
  const start = new Date(startsAt ?? calendar.instantOf(`${date}T${time}`, clinic.timeZone));
  const busy = await listBusyClinicians(db, clinicianIds, start);
  return clinicianIds.every((id) => busy.includes(id));
}

const searching = new Map<string, Promise<FreeTime[]>>();

/** The free times nearest to one that is taken, nearest first. Rivals for the same time share one search. */
export function nearestSlots(
  deps: BookingsDeps,
  db: Db,
  clinic: BookableClinic,
  asked: AskedTime,
): Promise<FreeTime[]> {
  const key = JSON.stringify([clinic.id, asked]);
  const found = searching.get(key) ?? searchNearest(deps, db, clinic, asked).finally(() => searching.delete(key));
  searching.set(key, found);
  return found;
}

async function searchNearest(
  deps: BookingsDeps,
  db: Db,
  clinic: BookableClinic,
  asked: AskedTime,
): Promise<FreeTime[]> {
  const today = deps.clock.today(clinic.timeZone);
  const early = calendar.addDays(asked.date, -SUGGEST_DAYS);
  const range = { from: early < today ? today : early, to: calendar.addDays(asked.date, SUGGEST_DAYS) };
  const bookable = await readBookable(deps, db, { providerId: clinic.id, place: clinic }, range);
  const wanted = Date.parse(asked.startsAt ?? calendar.instantOf(`${asked.date}T${asked.time}`, clinic.timeZone));
  const distance = ({ start }: FreeTime) => Math.abs(start - wanted);
  const times = suitable(bookable, asked).flatMap(({ free }) => free.filter(({ kinds }) => kinds.includes(asked.kind)));
  const once = new Map(times.map((time) => [time.start, time]));
  return [...once.values()]
    .sort((one, other) => distance(one) - distance(other) || one.start - other.start)
    .slice(0, SUGGESTIONS)
    .sort((one, other) => one.start - other.start);
}

/** Clinicians before rooms, in a fixed order. */
function suitable(bookable: readonly Bookable[], { clinicianIds }: AskedTime): Bookable[] {
  const idOf = ({ clinicianId, roomId }: Bookable) => clinicianId ?? roomId ?? '';
  return bookable
    .filter(({ clinicianId }) => clinicianIds === null || (clinicianId !== null && clinicianIds.includes(clinicianId)))
    .sort(
      (one, other) =>
        Number(one.clinicianId === null) - Number(other.clinicianId === null) || idOf(one).localeCompare(idOf(other)),
    );
}

const isAsked = ({ date, time, start, kinds }: FreeTime, asked: AskedTime): boolean =>
  date === asked.date &&
  time === asked.time &&
  kinds.includes(asked.kind) &&
  (asked.startsAt === undefined || start === Date.parse(asked.startsAt));
