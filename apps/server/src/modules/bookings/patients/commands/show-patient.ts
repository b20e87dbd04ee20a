import { type ClinicPatientRecord, MOST_PATIENT_BOOKINGS, type PatientBooking } from '@travesia/contracts/bookings';
import type { Locale } from '@travesia/contracts/kit';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { findTimeZone } from '../../../accounts/index.ts';
import type { BookingsDeps } from '../../bookings-deps.ts';
import { type BookingScope } from '../../bookings.policy.ts';
import { presentSummary } from '../../bookings.presenter.ts';
import type { BookingRecord } from '../../bookings.repo.ts';
import { mayReach } from '../patient-contact.rules.ts';
import { remainingOf } from '../patient-money.rules.ts';
import { presentPatient } from '../patients.presenter.ts';
import { findPatientRow, listRecordsOf } from '../patients.repo.ts';
import { readPaid } from '../read-paid.ts';

/**
 * Shows a patient to someone of the clinic and logs the access, which the patient can see. Throws
 * `bookings.patient_not_found`.
 */
export async function showPatient(
  deps: BookingsDeps,
  scope: BookingScope,
  patientId: string,
  language: Locale,
): Promise<ClinicPatientRecord> {
  const { database, clock, money, journeys, reference } = deps;
  const now = clock.now();
  const { row, timeZone } = await unitOfWork(database, async (tx) => {
    const found = await findPatientRow(tx, scope, patientId, { now, journeys });
    if (!found) throw new ProblemError('bookings.patient_not_found');
    await appendAudit(tx, {
      action: 'bookings.patient_read',
      actor: scope.person,
      at: now,
      subjectId: patientId,
      target: { type: 'user', id: patientId },
    });
    return { row: found, timeZone: await findTimeZone(tx, patientId) };
  });
  const { db } = database;
  const [kept, records, paid] = await Promise.all([
    reference(),
    listRecordsOf(db, scope, patientId, MOST_PATIENT_BOOKINGS),
    readPaid(db, money, scope, [patientId]),
  ]);
  const own = paid.get(patientId) ?? [];
  const paidOf = new Map(own.map(({ id, paidMinor }) => [id, paidMinor]));
  const present = (record: BookingRecord): PatientBooking => {
    const paidMinor = paidOf.get(record.booking.id) ?? 0;
    const remaining = remainingOf({ ...record.booking, paidMinor }, now);
    const { currency, cancelReason } = record.booking;
    return {
      ...presentSummary(scope, record, { reference: kept, language, now, paidMinor }),
      cancel_reason: cancelReason,
      remaining: currency !== null && remaining !== null ? { amount: remaining, currency } : null,
    };
  };
  const { email, phone } = row.user;
  return {
    ...presentPatient(row, own, now),
    contact: mayReach(scope, row.user, own) ? { email: email || null, phone, time_zone: timeZone } : null,
    bookings: records.map(present),
  };
}
