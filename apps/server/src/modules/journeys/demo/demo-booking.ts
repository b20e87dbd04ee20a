import type { BookingStatus } from '@travesia/contracts/bookings';
import type { TakenBooking } from '../../bookings/index.ts';
import { termsOf } from '../quotes/agreed-terms.ts';
import type { StoredQuote } from '../quotes/stored-quote.ts';
import { type DemoCase, type DemoJourney, hoursBefore, movesOf } from './demo-cases.ts';

const TIME = '07:30';
const MINUTES = 180;

const statusOf = ({ status }: DemoJourney): BookingStatus => {
  if (status === 'accepted') return 'awaiting_payment';
  return status === 'aftercare' || status === 'completed' ? 'completed' : 'confirmed';
};

/** The booking that an accepted quote makes, on its terms; null for a journey without a time. */
export function bookingOf(
  { idOf, now }: { idOf: (key: string) => string; now: Date },
  { patientId, treatment, language }: DemoCase,
  journey: DemoJourney,
  agreed: StoredQuote,
): TakenBooking | null {
  const { id: journeyId, booking, providerId, ownerId } = journey;
  const clinicianId = agreed.content.clinician_id;
  const terms = booking && termsOf(agreed, hoursBefore(now, booking.bookedHoursAgo));
  if (!booking || !terms || clinicianId === null) return null;
  return {
    id: idOf(`booking/${journeyId}`),
    journeyId,
    status: statusOf(journey),
    cancelled: null,
    kind: 'treatment',
    providerId,
    patientId,
    ownerId,
    treatment,
    clinician: 0,
    clinicianId,
    day: booking.day,
    time: TIME,
    minutes: MINUTES,
    bookedHoursAgo: booking.bookedHoursAgo,
    language,
    notes: null,
    reason: null,
    timeZone: terms.time_zone,
    packageId: null,
    terms,
    dischargedAt: dischargedAt(journey, agreed, now),
  };
}

/** When the clinic had done its part: at the discharge of a treatment of one trip. */
const dischargedAt = (journey: DemoJourney, { content }: StoredQuote, now: Date): Date | null =>
  content.trips > 1
    ? null
    : (movesOf(journey, { dueAt: now, now }).find(({ action }) => action === 'discharge')?.at ?? null);
