import {
  type Booking,
  bookingRequested,
  type BookingStatus,
  heldUntil,
  type NewBooking,
} from '@travesia/contracts/bookings';
import { uuidv7 } from 'uuidv7';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { demoFlagOf } from '../../../platform/demo/sight.ts';
import type { Person, RequestContext } from '../../../platform/http/request-context.ts';
import { answerWithCommit } from '../../../platform/idempotency/steps.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { newReference } from '../../../platform/reference.ts';
import { begin } from '../../../platform/transition/transition.ts';
import { bookingLifecycle, type BookingRow } from '../booking.lifecycle.ts';
import type { BookingsDeps } from '../bookings-deps.ts';
import { ofPatient } from '../bookings.policy.ts';
import { presentBooking } from '../bookings.presenter.ts';
import { holdAroundRequest, insertBooking, insertSlot, NEW_BOOKING } from '../bookings.repo.ts';
import { findOffer, type Offer } from '../offer/find-offer.ts';
import { type AskedTime, type FoundSlot, proveSlot, type Resource, slotsOf, takeInTurn } from '../slots/take-slot.ts';
import { taken } from '../slots/taken.ts';
import { refuseOtherTerms } from '../terms/shown-terms.ts';

/** Times that one person may hold without having paid or been accepted: nobody empties a calendar by holding it. */
const MOST_UNSETTLED = 5;

/**
 * Books a free time for the user. Throws `bookings.slot_taken` with the nearest free times, `bookings.not_bookable`,
 * `bookings.terms_changed`, `bookings.too_many_open` and validation errors.
 */
export async function requestBooking(
  deps: BookingsDeps,
  input: NewBooking,
  { actor, language }: RequestContext,
): Promise<Booking> {
  const scope = ofPatient(actor);
  const offer = await findOffer(deps, input, actor);
  refuseOtherTerms(offer, input.shown_terms);
  const asked: AskedTime = {
    kind: input.kind,
    date: input.date,
    time: input.time,
    startsAt: input.starts_at,
    among: offer.clinicianIds,
  };
  const { clinic } = offer;
  const { person } = scope;
  const reference = await deps.reference();
  const book = async (tx: Tx, chosen: Resource): Promise<Booking> => {
    const { packageId, serviceOfferId } = offer;
    const { clinicianId } = chosen;
    const asks = { clinicId: clinic.id, patientId: person.userId, clinicianId, packageId, serviceOfferId };
    const around = await holdAroundRequest(tx, asks);
    if (!around) throw new ProblemError('bookings.not_bookable');
    if (around.unsettled >= MOST_UNSETTLED) throw new ProblemError('bookings.too_many_open');
    const found = await proveSlot(deps, tx, clinic, asked, chosen);
    const spoken = input.language ?? around.language ?? language;
    const booking = await insertRequest(tx, deps, { input, offer, found, person, language: spoken });
    // Patients know how to reach themselves.
    const beside = { paidMinor: 0, seal: deps.seal, note: null, mayReach: false };
    const shown = { reference, language, now: booking.createdAt, ...beside };
    return answerWithCommit(presentBooking(scope, { booking, ...around }, shown));
  };
  // By person too, so that requests to several clinics at once count each other.
  const locks = [slotsOf(clinic.id), ['held by', person.userId]] as const;
  const booked = await takeInTurn(deps, clinic, asked, (chosen) =>
    unitOfWork(deps.database, (tx) => book(tx, chosen), { locks }),
  );
  if (booked === null) throw await taken(deps, clinic, asked);
  return booked;
}

/** Writes the booking in the state it begins with. */
async function insertRequest(
  tx: Tx,
  deps: BookingsDeps,
  {
    input,
    offer,
    found,
    person,
    language,
  }: {
    input: NewBooking;
    offer: Offer;
    found: FoundSlot;
    person: Person;
    language: BookingRow['language'];
  },
): Promise<BookingRow> {
  const at = deps.clock.now();
  const id = uuidv7();
  const startsAt = new Date(found.time.start);
  const status = beginsAs(offer);
  const { terms, clinic } = offer;
  const row: BookingRow = {
    ...NEW_BOOKING,
    id,
    reference: newReference(),
    status,
    kind: input.kind,
    providerId: clinic.id,
    patientId: person.userId,
    clinicianId: found.place.clinicianId,
    roomId: found.place.roomId,
    packageId: offer.packageId,
    treatment: offer.treatment,
    serviceOfferId: offer.serviceOfferId,
    startsAt,
    endsAt: new Date(found.time.end),
    timeZone: clinic.timeZone,
    language,
    notesSealed: input.notes ? deps.seal.seal(input.notes, id) : null,
    currency: terms?.price.currency ?? null,
    priceMinor: terms?.price.amount ?? null,
    depositMinor: terms?.deposit.amount ?? null,
    terms,
    expiresAt:
      status === 'confirmed' ? null : heldUntil(status === 'pending' ? 'answer' : 'payment', input.kind, startsAt, at),
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
  await appendEvent(tx, bookingRequested, { booking_id: id, provider_id: clinic.id, status });
  return row;
}

/** A clinic that allows online booking has accepted beforehand. */
function beginsAs({ clinic, terms }: Offer): Extract<BookingStatus, 'pending' | 'awaiting_payment' | 'confirmed'> {
  if (!clinic.allowOnlineBooking) return 'pending';
  return terms && terms.deposit.amount > 0 ? 'awaiting_payment' : 'confirmed';
}
