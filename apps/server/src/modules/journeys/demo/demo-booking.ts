import type { BookingStatus } from '@travesia/contracts/bookings';
import type { TakenBooking } from '../../bookings/index.ts';
import { termsOf } from '../quotes/agreed-terms.ts';
import type { StoredQuote } from '../quotes/stored-quote.ts';
import { type DemoCase, type DemoJourney, hoursBefore, movesOf } from './demo-cases.ts';

const TIME = '07:30';
const MINUTES = 180;

const statusOf = ({ status, returning }: DemoJourney): BookingStatus => {
  if (status === 'accepted') return 'awaiting_payment';
  return returning || status === 'aftercare' || status === 'completed' ? 'completed' : 'confirmed';
};

/** The bookings that an accepted quote makes: the first trip's on its terms, and the second's as a part of them. */
export function bookingsOf(
  { idOf, now }: { idOf: (key: string) => string; now: Date },
  { patientId, treatment, language }: DemoCase,
  journey: DemoJourney,
  agreed: StoredQuote,
): TakenBooking[] {
  const { id: journeyId, booking, returning, providerId, ownerId } = journey;
  const clinicianId = agreed.content.clinician_id;
  const terms = booking && termsOf(agreed, hoursBefore(now, booking.bookedHoursAgo));
  if (!booking || !terms || clinicianId === null) return [];
  const both = {
    journeyId,
    cancelled: null,
    kind: 'treatment',
    providerId,
    patientId,
    ownerId,
    treatment,
    clinician: 0,
    clinicianId,
    time: TIME,
    minutes: MINUTES,
    language,
    notes: null,
    reason: null,
    timeZone: terms.time_zone,
    packageId: null,
  } as const;
  const first: TakenBooking = {
    ...both,
    ...booking,
    id: idOf(`booking/${journeyId}`),
    status: statusOf(journey),
    terms,
    dischargedAt: dischargedAt(journey, agreed, now),
  };
  const second = { ...both, id: idOf(`booking/${journeyId}/2`), status: 'confirmed', trip: 2, terms: null } as const;
  return returning ? [first, { ...second, ...returning }] : [first];
}

/** When the clinic had done its part: at the discharge of a treatment of one trip. */
const dischargedAt = (journey: DemoJourney, { content }: StoredQuote, now: Date): Date | null =>
  content.trips > 1
    ? null
    : (movesOf(journey, { dueAt: now, now }).find(({ action }) => action === 'discharge')?.at ?? null);
