import { type FreeTime, planDays } from '@travesia/contracts/availability';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { AvailabilityDeps } from '../availability-deps.ts';
import { type ClinicPlace, listActiveCalendarRows } from '../calendars/calendars.repo.ts';
import { contextOf, planOf } from '../calendars/plan-of.ts';

/** Days ahead of now that no visit is beyond. */
const ANY_DAY = 3660;

/** A clinician or room with its free times, as a booking needs them. */
export interface Bookable {
  clinicianId: string | null;
  roomId: string | null;
  /** Patients at the same time. */
  capacity: number;
  /** Gaps that a visit keeps before and after it, minutes. */
  before: number;
  after: number;
  free: FreeTime[];
}

/**
 * Free times of a clinic’s clinicians and rooms from one date to another, in its zone, as of now; `among` are the ids of those
 * that are looked at, null for all. `leaveOut` is a booking that does not count as taken time, because it is about to be moved.
 * `isAgreed` is for a visit that is agreed already: how long before it patients must book doesn't count.
 */
export async function readBookable(
  { busy, clock }: Pick<AvailabilityDeps, 'busy' | 'clock'>,
  db: Db | Tx,
  { providerId, place, among }: { providerId: string; place: ClinicPlace; among: readonly string[] | null },
  {
    from,
    to,
    leaveOut,
    isAgreed = false,
  }: { from: string; to: string; leaveOut?: string | undefined; isAgreed?: boolean | undefined },
): Promise<Bookable[]> {
  const rows = await listActiveCalendarRows(db, busy, { providerId, among }, from, to);
  return rows.map((row) => {
    const known = { ...row, busy: row.busy.filter(({ sourceId }) => sourceId !== leaveOut) };
    const plan = isAgreed ? { ...planOf(row), notice_hours: 0, horizon_days: ANY_DAY } : planOf(row);
    return {
      clinicianId: row.clinicianId,
      roomId: row.roomId,
      capacity: row.capacity,
      before: row.bufferBeforeMinutes,
      after: row.bufferAfterMinutes,
      free: planDays(plan, contextOf(place, known, clock.now(), from, to), from, to).flatMap(({ free }) => free),
    };
  });
}
