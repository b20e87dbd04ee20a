import type { BookingKind } from '@travesia/contracts/bookings';
import type { FreeTime } from '@travesia/contracts/availability';
import { sqlState } from '../../../platform/db/database-fault.ts';
import type { Database, Db, Tx } from '../../../platform/db/database.ts';
import { lockInTurn } from '../../../platform/db/lock-keys.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { type Bookable, readBookable } from '../../availability/index.ts';
import type { BookingsDeps } from '../bookings-deps.ts';
import { type Place, takenPlaces } from '../bookings.repo.ts';
import type { BookableClinic } from '../offer/offers.repo.ts';
import { createTurns, type InTurn } from './turns.ts';

const MINUTE_MS = 60_000;
/** How often a time is looked for anew when whoever was found free no longer is. */
const ATTEMPTS = 3;
/** Serialization failure and deadlock. */
const IN_EACH_OTHERS_WAY = new Set(['40001', '40P01']);

/** A time that somebody asks for, at the clinic. */
export interface AskedTime {
  kind: BookingKind;
  date: string;
  time: string;
  /** Which of two instants, where clocks are turned back. */
  startsAt: string | undefined;
  /** Only with these clinicians or in these rooms; null for anyone. */
  among: readonly string[] | null;
  /** A booking that may keep or leave its own time for it. */
  leaveOut?: string;
  /** The visit is agreed, and only who gives it changes: patients’ notice doesn’t count. */
  isAgreed?: boolean;
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
export const lockSlots = (tx: Tx, providerId: string): Promise<void> => lockInTurn(tx, [slotsOf(providerId)]);

/** The key of that lock, for transactions that lock more right after it. */
export const slotsOf = (providerId: string) => ['slot', providerId] as const;

const turns = new WeakMap<Database, InTurn>();

/** Who or which room a time is looked for with. */
export type Resource = Pick<Place, 'clinicianId' | 'roomId'>;

/**
 * Takes a time; null if it is not free. Who or which room could take it is decided before the transaction, which `attempt`
 * runs: it locks the slots and lets `proveSlot` decide again for that place alone. If something else is true by now, another
 * place is looked for. Where only one clinician or room comes into question, nothing is decided before.
 */
export function takeInTurn<T>(
  deps: BookingsDeps,
  clinic: BookableClinic,
  asked: AskedTime,
  attempt: (chosen: Resource) => Promise<T>,
): Promise<T | null> {
  const { database } = deps;
  const inTurn = turns.get(database) ?? createTurns();
  turns.set(database, inTurn);
  return inTurn(clinic.id, JSON.stringify(asked), async () => {
    const [only, ...others] = asked.among ?? [];
    for (let attempts = 1; ; attempts++) {
      const chosen =
        only !== undefined && others.length === 0
          ? // Or a room: `proveSlot` looks for whoever has this id.
            { clinicianId: only, roomId: null }
          : (await findSlot(deps, database.db, clinic, asked, asked.among))?.place;
      if (!chosen) return null;
      try {
        return await attempt(chosen);
      } catch (error) {
        const mayTryAgain = attempts < ATTEMPTS && IN_EACH_OTHERS_WAY.has(sqlState(error) ?? '');
        if (!mayTryAgain && !isTaken(error)) throw error;
        if (attempts === ATTEMPTS || (isTaken(error) && only !== undefined && others.length === 0)) return null;
      }
    }
  });
}

/** What `proveSlot` throws, and what a violation of the exclusion constraint is thrown as. */
const isTaken = (error: unknown): boolean => error instanceof ProblemError && error.code === 'bookings.slot_taken';

/**
 * Finds the time with the chosen one by everything that is true now, and throws `bookings.slot_taken` if it is not free. The
 * clinic’s slots must be locked, and the clinic held: nobody takes its times or changes its calendars until the transaction
 * ends.
 */
export async function proveSlot(
  deps: BookingsDeps,
  tx: Tx,
  clinic: BookableClinic,
  asked: AskedTime,
  { clinicianId, roomId }: Resource,
): Promise<FoundSlot> {
  const found = await findSlot(deps, tx, clinic, asked, [clinicianId ?? roomId ?? ''], { isProof: true });
  if (!found) throw new ProblemError('bookings.slot_taken');
  return found;
}

/** The first of the clinicians and rooms that is free at the time. */
async function findSlot(...given: Parameters<typeof freePlaces>): Promise<FoundSlot | null> {
  const { value } = await freePlaces(...given).next();
  return value ?? null;
}

/** Everyone and every room that is free at the time, looked for one after the other. */
export async function* freePlaces(
  deps: BookingsDeps,
  db: Db | Tx,
  clinic: BookableClinic,
  asked: AskedTime,
  among: readonly string[] | null,
  { isProof = false } = {},
): AsyncGenerator<FoundSlot, undefined> {
  const { date, leaveOut, isAgreed } = asked;
  const of = { providerId: clinic.id, place: clinic, among };
  const bookable = await readBookable(deps, db, of, { from: date, to: date, leaveOut, isAgreed });
  for (const one of suitable(bookable, asked)) {
    const time = one.free.find((free) => isAsked(free, asked));
    if (!time) continue;
    const resource = { clinicianId: one.clinicianId, roomId: one.roomId };
    const from = new Date(time.start - one.before * MINUTE_MS);
    const to = new Date(time.end + one.after * MINUTE_MS);
    // Where there is one place, the exclusion constraint says as well whether it is taken.
    const taken = isProof && one.capacity === 1 ? [] : await takenPlaces(db, { ...resource, from, to }, leaveOut);
    const place = Array.from({ length: one.capacity }, (_, index) => index).find((index) => !taken.includes(index));
    if (place !== undefined)
      yield {
        time,
        place: { ...resource, place, startsAt: new Date(time.start), endsAt: new Date(time.end), from, to },
      };
  }
  return undefined;
}

/** Clinicians before rooms, in a fixed order. */
export function suitable(bookable: readonly Bookable[], { among }: Pick<AskedTime, 'among'>): Bookable[] {
  const idOf = ({ clinicianId, roomId }: Bookable) => clinicianId ?? roomId ?? '';
  return bookable
    .filter((one) => among === null || among.includes(idOf(one)))
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
