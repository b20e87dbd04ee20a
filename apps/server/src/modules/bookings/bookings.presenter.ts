import { type Booking, type BookingSummary, type RefundStepShown, videoRoomTimes } from '@travesia/contracts/bookings';
import type { Locale, Money } from '@travesia/contracts/kit';
import { calendar } from '../../platform/calendar.ts';
import type { Seal } from '../../platform/secrets/seal.ts';
import type { Reference } from '../catalog/index.ts';
import type { BookingRow } from './booking.lifecycle.ts';
import { clinicianName } from './clinician-name.ts';
import { bookingActions, type BookingScope, mayReadNotes, roomPath } from './bookings.policy.ts';
import type { BookingRecord } from './bookings.repo.ts';
import { refundSteps } from './terms/refunds.ts';

interface Around {
  reference: Reference;
  language: Locale;
  now: Date;
  /** What was received and not given back, minor units. */
  paidMinor: number;
}

const moneyOf = (row: BookingRow, amount: number | null): Money | null =>
  row.currency === null || amount === null ? null : { amount, currency: row.currency };

/** A booking in a list. */
export function presentSummary(
  scope: BookingScope,
  { booking: row, ...around }: BookingRecord,
  { reference, language, now, paidMinor }: Around,
): BookingSummary {
  const { provider, patient, clinician, packageTitle, service } = around;
  const named = clinicianName({ booking: row, clinician });
  const [date = '', time = ''] = calendar.localAt(row.startsAt, row.timeZone).split('T');
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    kind: row.kind,
    provider: {
      id: provider.id,
      slug: provider.slug,
      name: provider.name,
      city: provider.city?.[language] ?? null,
      country: reference.countries.get(provider.country)?.name[language] ?? provider.country,
      time_zone: row.timeZone,
    },
    patient: { id: row.patientId, name: `${patient.firstName} ${patient.lastName}`.trim() },
    clinician: row.clinicianId && named !== null ? { id: row.clinicianId, name: named } : null,
    ...subjectOf(row, { packageTitle, service }, reference, language),
    trip: row.trip,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    time_zone: row.timeZone,
    date,
    time,
    price: moneyOf(row, row.priceMinor),
    deposit: row.depositMinor ? moneyOf(row, row.depositMinor) : null,
    paid: moneyOf(row, paidMinor),
    answer_by: row.status === 'pending' ? (row.expiresAt?.toISOString() ?? null) : null,
    payment_due_at: row.status === 'awaiting_payment' ? (row.expiresAt?.toISOString() ?? null) : null,
    ...videoRoomOf(scope, row, now),
    actions: bookingActions(scope, row, now),
    version: row.version,
    created_at: row.createdAt.toISOString(),
  };
}

/** Where an online consultation takes place, for those who take part, until it closes. */
export function videoRoomOf(scope: BookingScope, row: BookingRow, now: Date): Pick<BookingSummary, 'video_room'> {
  if (row.kind !== 'online' || row.status !== 'confirmed') return {};
  const path = now < videoRoomTimes(row.startsAt, row.endsAt).closesAt ? roomPath(scope, row) : null;
  return path ? { video_room: path } : {};
}

/** What was booked: a package, a treatment, a service. */
function subjectOf(
  { packageId, treatment: slug }: BookingRow,
  { packageTitle, service }: Pick<BookingRecord, 'packageTitle' | 'service'>,
  { treatments }: Reference,
  language: Locale,
): Pick<BookingSummary, 'package' | 'treatment' | 'service'> {
  const treatment = slug ? treatments.get(slug) : undefined;
  return {
    package: packageId && packageTitle ? { id: packageId, title: packageTitle[language] } : null,
    treatment: treatment ? { slug: treatment.slug, name: treatment.name[language] } : null,
    service: service ? { slug: service.slug, name: service.name[language] } : null,
  };
}

/** A booking with everything the user may know of it. */
export function presentBooking(
  scope: BookingScope,
  record: BookingRecord,
  around: Around & { seal: Seal; note: string | null; mayReach: boolean },
): Booking {
  const { booking: row, patient } = record;
  const { reference, language, seal, note, mayReach } = around;
  const { terms } = row;
  return {
    ...presentSummary(scope, record, around),
    journey_id: row.journeyId,
    language: row.language,
    notes: row.notesSealed && mayReadNotes(scope, row) ? seal.open(row.notesSealed, row.id) : null,
    contact: mayReach ? { email: patient.email || null, phone: patient.phone } : null,
    policy: terms && {
      ...terms.policy,
      name: reference.policies.get(terms.policy.key)?.name[language] ?? terms.policy.key,
    },
    refunds: stepsOf(row, around.paidMinor),
    cancellation:
      row.cancelReason && row.cancelledAt
        ? { reason: row.cancelReason, note, at: row.cancelledAt.toISOString() }
        : null,
    moved_by_clinic: row.movedByClinic,
  };
}

/** The refund table: of what was paid or, before that, of the deposit. */
export function stepsOf(row: BookingRow, paidMinor: number): RefundStepShown[] {
  const paid = moneyOf(row, paidMinor || row.depositMinor);
  return row.terms && paid && paid.amount > 0 ? refundSteps(row.terms, row, paid) : [];
}
