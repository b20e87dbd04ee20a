import { type ClinicPatient, STAGE_OF_JOURNEY } from '@travesia/contracts/bookings';
import { calendar } from '../../../platform/calendar.ts';
import { balancesOf } from './patient-money.rules.ts';
import type { BriefBooking, PatientRow } from './patients.repo.ts';

/** A booking with what was received for it. */
export type PaidBooking = BriefBooking & { paidMinor: number };

/** A patient in a list, with all their bookings at the clinic, the latest made first. */
export function presentPatient(
  { user, stage, journey, nextId, count, changedAt }: PatientRow,
  own: readonly PaidBooking[],
  now: Date,
): ClinicPatient {
  const next = own.find(({ id }) => id === nextId);
  return {
    id: user.id,
    name: `${user.firstName} ${user.lastName}`.trim() || null,
    country: user.country,
    language: own[0]?.language ?? 'en',
    stage,
    journey: journey && STAGE_OF_JOURNEY[journey.status] === stage ? journey : null,
    next: next ? presentNext(next) : null,
    money: balancesOf(own, now),
    booking_count: count,
    changed_at: changedAt.toISOString(),
  };
}

function presentNext({ id, status, kind, startsAt, endsAt, timeZone }: PaidBooking): ClinicPatient['next'] {
  const [date = '', time = ''] = calendar.localAt(startsAt, timeZone).split('T');
  return {
    booking_id: id,
    status,
    kind,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    time_zone: timeZone,
    date,
    time,
  };
}
