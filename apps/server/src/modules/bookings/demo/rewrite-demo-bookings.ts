import type { BookingMove, BookingStatus, CancelReason } from '@travesia/contracts/bookings';
import type { Locale, MachineActor } from '@travesia/contracts/kit';
import type { PastEntry } from '../../../platform/audit/audit.repo.ts';
import { calendar } from '../../../platform/calendar.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { createSeal, type Seal } from '../../../platform/secrets/seal.ts';
import { deriveKey } from '../../../platform/secrets/secret.ts';
import { type PastActor, rewriteDemoHistory } from '../../../platform/transition/rewrite-demo-history.ts';
import { loadReference } from '../../catalog/index.ts';
import { readTerms } from '../../packages/index.ts';
import { bookingLifecycle } from '../booking.lifecycle.ts';
import { insertBooking, insertSlot, NEW_BOOKING } from '../bookings.repo.ts';
import { HOLDING, UNSETTLED } from '../bookings.tables.ts';
import { findBookableClinic } from '../offer/offers.repo.ts';
import type { AgreedTerms } from '../terms/agreed-terms.ts';
import { findSomePackage, isTaken, knownBookings, listClinicianIds } from './demo-bookings.repo.ts';

const HOUR_MS = 3_600_000;
/** Times of a day that are tried when another booking has the one that is wanted. */
const TRIES = 16;

/** A booking of the demo. Its day and hour are those of the clinic. */
export interface DemoBooking {
  id: string;
  status: BookingStatus;
  cancelled: CancelReason | null;
  kind: 'consultation' | 'treatment' | 'online';
  providerId: string;
  patientId: string;
  /** Who answers for the clinic. */
  ownerId: string;
  treatment: string;
  /** Which of the clinic's clinicians. */
  clinician: number;
  /** Days after today. */
  day: number;
  time: string;
  minutes: number;
  /** Hours before today in which it was booked. */
  bookedHoursAgo: number;
  language: Locale;
  notes: string | null;
  /** Why it was declined or cancelled, in the words of whoever did. */
  reason: string | null;
}

/** A booking with what the database knows of its clinic. */
export interface TakenBooking extends DemoBooking {
  timeZone: string;
  clinicianId: string;
  packageId: string | null;
  terms: AgreedTerms | null;
  /** The journey whose treatment it is. */
  journeyId?: string;
  /** Which trip of it; the first, if not said. */
  trip?: 2;
  /** When its patient was discharged. */
  dischargedAt?: Date | null;
}

/** Looks up clinicians and terms; leaves out bookings of clinics that are not there or take none. */
export async function takeDemoBookings(db: Db, wanted: readonly DemoBooking[], now: Date): Promise<TakenBooking[]> {
  const reference = await loadReference(db);
  const taken: TakenBooking[] = [];
  for (const booking of wanted) {
    const clinic = await findBookableClinic(db, booking.providerId);
    const people = clinic ? await listClinicianIds(db, clinic.id) : [];
    const clinicianId = people[booking.clinician % people.length];
    if (!clinic || !clinicianId) continue;
    const offer = booking.kind === 'treatment' ? await findSomePackage(db, clinic.id, booking.treatment) : undefined;
    const snapshot = offer && (await readTerms(db, reference, offer.id, { at: now }));
    const treatment = offer?.treatment ?? booking.treatment;
    const isPaid = snapshot && snapshot.deposit.amount > 0;
    if (booking.kind === 'treatment' && !isPaid) continue;
    const { package_id: id, price_version: version, ...terms } = snapshot ?? {};
    taken.push({
      ...booking,
      treatment,
      timeZone: clinic.timeZone,
      clinicianId,
      packageId: id ?? null,
      terms: id && version ? ({ ...terms, package: { id, price_version: version } } as AgreedTerms) : null,
    });
  }
  return taken;
}

/** Letters and digits that references are made of. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference for people that follows from the id. */
function referenceOf(id: string): string {
  const digits = [...id.replaceAll('-', '').matchAll(/../g)].map(([pair]) => Number.parseInt(pair, 16));
  const letters = digits.map((digit) => ALPHABET[digit % ALPHABET.length] ?? 'X').join('');
  return `TR-${letters.slice(0, 4)}-${letters.slice(8, 12)}`;
}

/** What became of it, oldest first. */
function movesOf({ status, cancelled, terms }: TakenBooking): { action: BookingMove; as: MachineActor }[] {
  const accepted = { action: terms ? 'accept_for_payment' : 'accept', as: 'provider' } as const;
  const paid = terms ? [accepted, { action: 'pay', as: 'system' } as const] : [accepted];
  const endings: Record<CancelReason, { action: BookingMove; as: MachineActor }[]> = {
    patient: [...paid, { action: 'cancel', as: 'patient' }],
    provider_declined: [{ action: 'decline', as: 'provider' }],
    provider_cancelled: [...paid, { action: 'cancel', as: 'provider' }],
    not_answered: [{ action: 'expire', as: 'system' }],
    not_paid: [accepted, { action: 'expire', as: 'system' }],
    no_show: [...paid, { action: 'mark_no_show', as: 'provider' }],
    admin: [...paid, { action: 'cancel', as: 'admin' }],
  };
  if (cancelled) return endings[cancelled];
  if (status === 'pending') return [];
  if (status === 'awaiting_payment') return [accepted];
  return status === 'completed' ? [...paid, { action: 'complete', as: 'provider' }] : paid;
}

/**
 * Adds the bookings of a day to the demo. Those that are there already stay as visitors left them; if another booking has
 * the time, the next one that is free is taken. Returns what the audit log says about them, and which ones are new.
 */
export async function rewriteDemoBookings(
  tx: Tx,
  secret: string,
  taken: readonly TakenBooking[],
  now: Date,
): Promise<{ entries: PastEntry[]; added: TakenBooking[] }> {
  const seal = createSeal(deriveKey(secret, 'booking notes'));
  const known = await knownBookings(
    tx,
    taken.map(({ id }) => id),
  );
  const entries: PastEntry[] = [];
  const added: TakenBooking[] = [];
  for (const booking of taken) {
    if (known.has(booking.id)) continue;
    const start = await findStart(tx, booking, now);
    if (!start) continue;
    const past = pastOf(booking, now);
    await insertPast(tx, booking, { past, start, now, seal });
    entries.push(...(await rewriteDemoHistory(tx, bookingLifecycle, booking.id, lifeOf(booking, past), now)));
    added.push(booking);
  }
  return { entries, added };
}

/** When a booking was made and moved. Past moves are spread between the booking and today. */
interface Past {
  createdAt: Date;
  moves: { action: BookingMove; as: MachineActor; at: Date }[];
}

function pastOf(booking: TakenBooking, now: Date): Past {
  const createdAt = new Date(now.getTime() - booking.bookedHoursAgo * HOUR_MS);
  const moves = movesOf(booking);
  const step = (now.getTime() - createdAt.getTime()) / (moves.length + 1);
  return {
    createdAt,
    moves: moves.map((move, place) => ({ ...move, at: new Date(createdAt.getTime() + step * (place + 1)) })),
  };
}

async function insertPast(
  tx: Tx,
  booking: TakenBooking,
  { past: { createdAt, moves }, start, now, seal }: { past: Past; start: Date; now: Date; seal: Seal },
): Promise<void> {
  const { id, status, kind, clinicianId, timeZone, terms, patientId, providerId, cancelled, packageId } = booking;
  const endsAt = new Date(start.getTime() + booking.minutes * 60_000);
  const lastMove = moves.at(-1)?.at ?? null;
  await insertBooking(tx, {
    ...NEW_BOOKING,
    id,
    journeyId: booking.journeyId ?? null,
    trip: booking.trip ?? 1,
    dischargedAt: booking.dischargedAt ?? null,
    reference: referenceOf(id),
    status,
    kind,
    providerId,
    patientId,
    clinicianId,
    packageId,
    treatment: booking.treatment,
    startsAt: start,
    endsAt,
    timeZone,
    language: booking.language,
    notesSealed: booking.notes ? seal.seal(booking.notes, id) : null,
    currency: terms?.price.currency ?? null,
    priceMinor: terms?.price.amount ?? null,
    depositMinor: terms?.deposit.amount ?? null,
    terms,
    // Longer than in life, so that visitors of the day find them.
    expiresAt: UNSETTLED.includes(status) ? new Date(Math.min(now.getTime() + 60 * HOUR_MS, start.getTime())) : null,
    confirmedAt: moves.some(({ action }) => action === 'accept' || action === 'pay') ? lastMove : null,
    cancelReason: cancelled,
    cancelledAt: cancelled ? lastMove : null,
    demo: true,
    createdAt,
    version: moves.length + 1,
  });
  if (HOLDING.includes(status))
    await insertSlot(tx, id, { clinicianId, roomId: null, place: 0, startsAt: start, endsAt, from: start, to: endsAt });
}

/** Its history, as the log of state changes and the audit log tell it. */
function lifeOf(booking: TakenBooking, { createdAt, moves }: Past) {
  const { id, patientId, providerId, reason } = booking;
  return {
    begun: {
      actor: personOf(patientId),
      as: 'patient' as const,
      at: createdAt,
      audit: {
        action: 'bookings.requested' as const,
        target: { type: 'booking', id },
        subjectId: patientId,
        contextProviderId: providerId,
      },
    },
    moves: moves.map((move) => ({
      ...move,
      actor: actorOf(move.as, booking),
      ...(reason && move === moves.at(-1) ? { reason } : {}),
    })),
  };
}

const personOf = (userId: string): PastActor => ({ kind: 'person', userId });
const actorOf = (as: MachineActor, { patientId, ownerId }: DemoBooking): PastActor => {
  if (as === 'system' || as === 'admin') return { kind: 'system' };
  return personOf(as === 'patient' ? patientId : ownerId);
};

/** The wanted time, or the next half hour that nobody has; null if the day is full. */
async function findStart(tx: Tx, booking: TakenBooking, now: Date): Promise<Date | null> {
  const { status, clinicianId, day, time, minutes, timeZone } = booking;
  const date = calendar.addDays(calendar.dateAt(now, 'UTC'), day);
  const first = new Date(calendar.instantOf(`${date}T${time}`, timeZone));
  if (!HOLDING.includes(status)) return first;
  for (let half = 0; half < TRIES; half += 1) {
    const start = new Date(first.getTime() + half * 30 * 60_000);
    const end = new Date(start.getTime() + minutes * 60_000);
    if (!(await isTaken(tx, clinicianId, start, end))) return start;
  }
  return null;
}
