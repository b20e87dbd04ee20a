import type { Tx } from '../../../platform/db/database.ts';
import { lockAnyBooking, moveSlot, takenPlaces, writeNewTime } from '../bookings.repo.ts';

const STEP_MS = 5 * 60_000;

/** Lets a booking of the demo begin now, unless a visitor changed it or somebody else has the time. */
export async function beginDemoBooking(tx: Tx, id: string, now: Date): Promise<void> {
  const row = await lockAnyBooking(tx, id);
  if (row?.status !== 'confirmed' || !row.demo || !row.clinicianId) return;
  const { clinicianId, timeZone } = row;
  const startsAt = new Date(Math.floor(now.getTime() / STEP_MS) * STEP_MS);
  const endsAt = new Date(startsAt.getTime() + row.endsAt.getTime() - row.startsAt.getTime());
  const place = { clinicianId, roomId: null, place: 0, startsAt, endsAt, from: startsAt, to: endsAt };
  if ((await takenPlaces(tx, place, id)).length) return;
  await moveSlot(tx, id, place);
  await writeNewTime(tx, id, { ...row, startsAt, endsAt, timeZone, clinicianId, roomId: null });
}
