import { type BookingKind, bookingRequested, type BookingStatus, heldUntil } from '@travesia/contracts/bookings';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../platform/db/database.ts';
import { demoFlagOf } from '../../platform/demo/sight.ts';
import type { Person } from '../../platform/http/request-context.ts';
import { appendEvent } from '../../platform/outbox/append-event.ts';
import { newReference } from '../../platform/reference.ts';
import { begin } from '../../platform/transition/transition.ts';
import { bookingLifecycle, type BookingRow } from './booking.lifecycle.ts';
import type { BookingsDeps } from './bookings-deps.ts';
import { insertBooking, insertSlot, NEW_BOOKING } from './bookings.repo.ts';
import type { Offer } from './offer/find-offer.ts';
import type { FoundSlot } from './slots/take-slot.ts';

/** Times that one person may hold without having paid or been accepted: nobody empties a calendar by holding it. */
export const MOST_UNSETTLED = 5;

export type BeginsAs = Extract<BookingStatus, 'pending' | 'awaiting_payment' | 'confirmed'>;

export interface NewRequest {
  kind: BookingKind;
  offer: Pick<Offer, 'clinic' | 'packageId' | 'treatment' | 'serviceOfferId' | 'terms'>;
  status: BeginsAs;
  found: FoundSlot;
  person: Person;
  language: BookingRow['language'];
  notes?: string | undefined;
  /** The journey whose treatment it is, and which trip of it. */
  of?: Pick<BookingRow, 'trip'> & { journeyId: string };
}

/** Writes a booking in the state it begins with, with the time it holds, its audit entry and its event. */
export async function writeRequest(
  tx: Tx,
  { clock, seal }: Pick<BookingsDeps, 'clock' | 'seal'>,
  { kind, offer, status, found, person, language, notes, of }: NewRequest,
): Promise<BookingRow> {
  const at = clock.now();
  const id = uuidv7();
  const startsAt = new Date(found.time.start);
  const { terms, clinic } = offer;
  const row: BookingRow = {
    ...NEW_BOOKING,
    id,
    reference: newReference(),
    status,
    kind,
    providerId: clinic.id,
    patientId: person.userId,
    clinicianId: found.place.clinicianId,
    roomId: found.place.roomId,
    packageId: offer.packageId,
    treatment: offer.treatment,
    serviceOfferId: offer.serviceOfferId,
    ...of,
    startsAt,
    endsAt: new Date(found.time.end),
    timeZone: clinic.timeZone,
    language,
    notesSealed: notes ? seal.seal(notes, id) : null,
    currency: terms?.price.currency ?? null,
    priceMinor: terms?.price.amount ?? null,
    depositMinor: terms?.deposit.amount ?? null,
    terms,
    expiresAt:
      status === 'confirmed' ? null : heldUntil(status === 'pending' ? 'answer' : 'payment', kind, startsAt, at),
    confirmedAt: status === 'confirmed' ? at : null,
    ...demoFlagOf(clinic, person),
    createdAt: at,
  };
  await insertBooking(tx, row);
  await insertSlot(tx, id, found.place);
  await begin(tx, bookingLifecycle, {
    row,
    actor: person,
    as: 'patient',
    at,
    audit: {
      action: 'bookings.requested',
      target: { type: 'booking', id },
      subjectId: person.userId,
      contextProviderId: clinic.id,
    },
  });
  await appendEvent(tx, bookingRequested, {
    booking_id: id,
    provider_id: clinic.id,
    status,
    journey_id: row.journeyId,
  });
  return row;
}
