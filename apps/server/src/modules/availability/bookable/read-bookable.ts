import { type FreeTime, planDays } from '@travesia/contracts/availability';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { AvailabilityDeps } from '../availability-deps.ts';
import { type ClinicPlace, listActiveCalendarRows } from '../calendars/calendars.repo.ts';
import { contextOf, planOf } from '../calendars/plan-of.ts';

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
 */
export async function readBookable(
  { busy, clock }: Pick<AvailabilityDeps, 'busy' | 'clock'>,
  db: Db | Tx,
  { providerId, place, among }: { providerId: string; place: ClinicPlace; among: readonly string[] | null },
  { from, to, leaveOut }: { from: string; to: string; leaveOut?: string | undefined },
): Promise<Bookable[]> {
  const rows = await listActiveCalendarRows(db, busy, { providerId, among }, from, to);
  return rows.map((row) => {
    const known = { ...row, busy: row.busy.filter(({ sourceId }) => sourceId !== leaveOut) };
    return {
      clinicianId: row.clinicianId,
      roomId: row.roomId,
      capacity: row.capacity,
      before: row.bufferBeforeMinutes,
      after: row.bufferAfterMinutes,
      free: planDays(planOf(row), contextOf(place, known, clock.now(), from, to), from, to).flatMap(({ free }) => free),
    };
  });
}
