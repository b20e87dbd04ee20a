import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { BookingRow } from '../booking.lifecycle.ts';
import type { BookingsDeps } from '../bookings-deps.ts';
import { ofPatient } from '../bookings.policy.ts';
import { holdAroundRequest } from '../bookings.repo.ts';
import { findBookableClinic } from '../offer/offers.repo.ts';
import { type AskedTime, proveSlot, type Resource, slotsOf, takeInTurn } from '../slots/take-slot.ts';
import { taken } from '../slots/taken.ts';
import type { AgreedTerms } from '../terms/agreed-terms.ts';
import { MOST_UNSETTLED, writeRequest } from '../write-request.ts';

/** A treatment on terms that clinic and patient agreed to elsewhere, and the time the patient chose. */
export interface AgreedTreatment {
  journeyId: string;
  clinicId: string;
  treatment: string;
  packageId: string | null;
  /** Who treats: nobody else is looked for. */
  clinicianId: string;
  /** Null for a second trip: it is part of the price of the first. */
  terms: AgreedTerms | null;
  trip: 1 | 2;
  date: string;
  time: string;
  startsAt: string | undefined;
}

/**
 * Books the time, confirmed at once or waiting for the deposit: the clinic has agreed. `agree` runs in the same transaction,
 * before anything is written, and throws what the booking is refused with. Throws `bookings.slot_taken` with the nearest free
 * times, `bookings.not_bookable` and `bookings.too_many_open`.
 */
export async function bookAgreedTime(
  deps: BookingsDeps,
  { terms, trip, clinicianId, packageId, treatment, journeyId, ...agreed }: AgreedTreatment,
  { actor, language }: Pick<RequestContext, 'actor' | 'language'>,
  agree: (tx: Tx) => Promise<void>,
): Promise<BookingRow> {
  const { person } = ofPatient(actor);
  const clinic = await findBookableClinic(deps.database.db, agreed.clinicId);
  const isDue = terms !== null && terms.deposit.amount > 0;
  if (!clinic || (isDue && !deps.money.canBePaid)) throw new ProblemError('bookings.not_bookable');
  const kind = 'treatment';
  const { date, time, startsAt } = agreed;
  const asked: AskedTime = { kind, date, time, startsAt, among: [clinicianId] };
  const offer = { clinic, packageId, treatment, serviceOfferId: null, terms };
  const book = async (tx: Tx, chosen: Resource): Promise<BookingRow> => {
    await agree(tx);
    const asks = { clinicId: clinic.id, patientId: person.userId, clinicianId, packageId, serviceOfferId: null };
    const around = await holdAroundRequest(tx, asks);
    if (!around) throw new ProblemError('bookings.not_bookable');
    if (around.unsettled >= MOST_UNSETTLED) throw new ProblemError('bookings.too_many_open');
    const found = await proveSlot(deps, tx, clinic, asked, chosen);
    const status = isDue ? 'awaiting_payment' : 'confirmed';
    return writeRequest(tx, deps, {
      kind,
      offer,
      status,
      found,
      person,
      language: around.language ?? language,
      of: { journeyId, trip },
    });
  };
  const locks = [slotsOf(clinic.id), ['held by', person.userId]] as const;
  const booked = await takeInTurn(deps, clinic, asked, (chosen) =>
    unitOfWork(deps.database, (tx) => book(tx, chosen), { locks }),
  );
  if (booked === null) throw await taken(deps, clinic, asked);
  return booked;
}
