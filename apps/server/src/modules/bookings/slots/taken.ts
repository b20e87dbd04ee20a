import { isoOf, toSlot } from '@travesia/contracts/availability';
import type { NearestSlots } from '@travesia/contracts/bookings';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { BookingsDeps } from '../bookings-deps.ts';
import type { BookableClinic } from '../offer/offers.repo.ts';
import { nearestSlots } from './nearest-slots.ts';
import type { AskedTime } from './take-slot.ts';

/** The problem for a time that is not free, with the nearest ones that are. */
export async function taken(deps: BookingsDeps, clinic: BookableClinic, asked: AskedTime): Promise<ProblemError> {
  const near = await nearestSlots(deps, clinic, asked);
  const present: NearestSlots = { nearest: near.map((time) => toSlot(time, clinic.timeZone)) };
  const detail = `${asked.date} ${asked.time} at the clinic is not free${near[0] ? `; next is ${isoOf(near[0].start)}` : ''}.`;
  return new ProblemError('bookings.slot_taken', { detail, present });
}
