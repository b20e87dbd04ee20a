import { type FreeTime, planDays } from '@travesia/contracts/availability';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { AvailabilityDeps } from '../availability-deps.ts';
import { type ClinicPlace, listCalendarRows, listResources } from '../calendars/calendars.repo.ts';
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
 * Free times of a clinic’s clinicians and rooms from one date to another, in its zone, as of now. `leaveOut` is a booking that
 * does not count as taken time, because it is about to be moved.
 */
export async function readBookable(
  { busy, clock }: Pick<AvailabilityDeps, 'busy' | 'clock'>,
  db: Db | Tx,
  { providerId, place }: { providerId: string; place: ClinicPlace },
  { from, to, leaveOut }: { from: string; to: string; leaveOut?: string | undefined },
): Promise<Bookable[]> {
  const rows = await listCalendarRows(db, busy, { providerId }, from, to);
  if (!rows.length) return [];
  const active = new Set((await listResources(db, { providerId })).flatMap((one) => (one.active ? [one.id] : [])));
  return rows
    .filter(({ clinicianId, roomId }) => active.has(clinicianId ?? roomId ?? ''))
    .map((row) => {
      const known = { ...row, busy: row.busy.filter(({ sourceId }) => sourceId !== leaveOut) };
      return {
        clinicianId: row.clinicianId,
        roomId: row.roomId,
        capacity: row.capacity,
        before: row.bufferBeforeMinutes,
        after: row.bufferAfterMinutes,
        free: planDays(planOf(row), contextOf(place, known, clock.now(), from, to), from, to).flatMap(
          ({ free }) => free,
        ),
      };
    });
}
