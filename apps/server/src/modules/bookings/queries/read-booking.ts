import type { Booking } from '@travesia/contracts/bookings';
import type { Locale } from '@travesia/contracts/kit';
import { ProblemError } from '../../../platform/problem-error.ts';
import { listChanges } from '../../../platform/transition/history.repo.ts';
import { bookingLifecycle } from '../booking.lifecycle.ts';
import type { BookingsDeps } from '../bookings-deps.ts';
import { type BookingScope, roleOn } from '../bookings.policy.ts';
import { presentBooking } from '../bookings.presenter.ts';
import { findBooking } from '../bookings.repo.ts';
import { mayReach } from '../patients/patient-contact.rules.ts';
import { listBookingsOf } from '../patients/patients.repo.ts';

/** A booking within a scope. Throws `bookings.not_found`. */
export async function readBooking(
  { database, reference, clock, seal, money }: BookingsDeps,
  scope: BookingScope,
  id: string,
  language: Locale,
): Promise<Booking> {
  const { db } = database;
  const record = await findBooking(db, scope, id);
  if (!record) throw new ProblemError('bookings.not_found');
  const { patientId } = record.booking;
  const isTheirs = roleOn(scope, record.booking) !== 'patient' && scope.others.kind === 'clinic';
  const [kept, paid, changes, atClinic] = await Promise.all([
    reference(),
    // Nothing is ever paid for what has no price.
    record.booking.currency === null ? new Map<string, number>() : money.paid(db, [id]),
    record.booking.status === 'cancelled' ? listChanges(db, bookingLifecycle, id) : [],
    isTheirs ? listBookingsOf(db, scope, [patientId]) : [],
  ]);
  const note = changes.findLast(({ toState }) => toState === 'cancelled')?.reason ?? null;
  return presentBooking(scope, record, {
    reference: kept,
    language,
    now: clock.now(),
    paidMinor: paid.get(id) ?? 0,
    seal,
    note,
    mayReach: mayReach(scope, record.patient, atClinic),
  });
}
