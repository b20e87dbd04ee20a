import type { Booking, NewBooking } from '@travesia/contracts/bookings';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { answerWithCommit } from '../../../platform/idempotency/steps.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { BookingsDeps } from '../bookings-deps.ts';
import { ofPatient } from '../bookings.policy.ts';
import { presentBooking } from '../bookings.presenter.ts';
import { holdAroundRequest } from '../bookings.repo.ts';
import { findOffer, type Offer } from '../offer/find-offer.ts';
import { type AskedTime, proveSlot, type Resource, slotsOf, takeInTurn } from '../slots/take-slot.ts';
import { taken } from '../slots/taken.ts';
import { refuseOtherTerms } from '../terms/shown-terms.ts';
import { type BeginsAs, MOST_UNSETTLED, writeRequest } from '../write-request.ts';

/** What is booked: a visit, or the package of a journey. */
export type AskedBooking = NewBooking | (Omit<NewBooking, 'kind'> & { kind: 'treatment'; package_id: string });

/**
 * Books a free time for the user. Throws `bookings.slot_taken` with the nearest free times, `bookings.not_bookable`,
 * `bookings.terms_changed`, `bookings.too_many_open` and validation errors.
 * @param beginJourney runs in the same transaction before anything is written, and resolves the id of the journey that is booked
 */
export async function requestBooking(
  deps: BookingsDeps,
  input: AskedBooking,
  { actor, language }: RequestContext,
  beginJourney?: (tx: Tx) => Promise<string>,
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
    const journeyId = await beginJourney?.(tx);
    const { packageId, serviceOfferId } = offer;
    const { clinicianId } = chosen;
    const asks = { clinicId: clinic.id, patientId: person.userId, clinicianId, packageId, serviceOfferId };
    const around = await holdAroundRequest(tx, asks);
    if (!around) throw new ProblemError('bookings.not_bookable');
    if (around.unsettled >= MOST_UNSETTLED) throw new ProblemError('bookings.too_many_open');
    const found = await proveSlot(deps, tx, clinic, asked, chosen);
    const spoken = input.language ?? around.language ?? language;
    const { notes, kind } = input;
    const status = beginsAs(offer);
    const written = { kind, notes, offer, status, found, person, language: spoken };
    const booking = await writeRequest(tx, deps, { ...written, ...(journeyId ? { of: { journeyId, trip: 1 } } : {}) });
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

/** A clinic that allows online booking has accepted beforehand. */
function beginsAs({ clinic, terms }: Offer): BeginsAs {
  if (!clinic.allowOnlineBooking) return 'pending';
  return terms && terms.deposit.amount > 0 ? 'awaiting_payment' : 'confirmed';
}
