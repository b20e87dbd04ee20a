import type { BookingKind } from '@travesia/contracts/bookings';
import { calendar } from '../../../platform/calendar.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { readBookable } from '../../availability/index.ts';
import type { BookingsDeps } from '../bookings-deps.ts';
import { findHeldAt, type HeldTime } from '../booking-times.repo.ts';
import { type BookableClinic, findBookableClinic } from './offers.repo.ts';

/** Times that a clinic offers one patient. */
export interface OfferedTimes {
  providerId: string;
  kind: BookingKind;
  clinicianId: string;
  patientId: string;
  starts: readonly Date[];
}

export type TimeState = { state: 'free' | 'taken' | 'past' } | { state: 'booked'; bookingId: string };

/** What can be done about each of some times now, in their order. */
export async function readTimeStates(
  deps: Pick<BookingsDeps, 'busy' | 'clock'>,
  db: Db | Tx,
  offered: OfferedTimes,
): Promise<TimeState[]> {
  const now = deps.clock.now();
  const ahead = offered.starts.filter((at) => at > now);
  const held = await findHeldAt(db, offered);
  const clinic = ahead.length ? await findBookableClinic(db, offered.providerId) : undefined;
  const free = clinic ? await freeAmong(deps, db, clinic, offered, ahead) : new Set<number>();
  return offered.starts.map((at) => stateOf(at, { held, free, now }));
}

function stateOf(
  at: Date,
  { held, free, now }: { held: readonly HeldTime[]; free: ReadonlySet<number>; now: Date },
): TimeState {
  const own = held.find(({ startsAt }) => startsAt.getTime() === at.getTime());
  if (own) return { state: 'booked', bookingId: own.id };
  if (at <= now) return { state: 'past' };
  return { state: free.has(at.getTime()) ? 'free' : 'taken' };
}

async function freeAmong(
  deps: Pick<BookingsDeps, 'busy' | 'clock'>,
  db: Db | Tx,
  clinic: BookableClinic,
  { kind, clinicianId }: OfferedTimes,
  starts: readonly Date[],
): Promise<Set<number>> {
  const dates = starts.map((at) => calendar.dateAt(at, clinic.timeZone)).sort();
  const [from, to] = [dates[0], dates.at(-1)];
  if (from === undefined || to === undefined) return new Set();
  const bookable = await readBookable(
    deps,
    db,
    { providerId: clinic.id, place: clinic, among: [clinicianId] },
    { from, to },
  );
  const times = bookable.flatMap(({ free }) => free).filter(({ kinds }) => kinds.includes(kind));
  return new Set(times.map(({ start }) => start));
}
