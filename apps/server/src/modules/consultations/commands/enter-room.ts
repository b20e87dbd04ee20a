import { randomUUID } from 'node:crypto';
import { CLINIC_SEATS, type EnteredRoom, LEASE_SECONDS, patientWaits } from '@travesia/contracts/consultations';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor, Person } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { ConsultationsDeps } from '../consultations-deps.ts';
import {
  changePresence,
  findConsultation,
  findPresence,
  listPresent,
  type PresenceRow,
  writeConsultation,
  writePresence,
} from '../consultations.repo.ts';
import { lockRoom, refuseUnlessOpen, scopeOf } from '../find-room.ts';
import { readRoom } from '../queries/read-consultation.ts';
import { hasWaited, mayEnter, type Room } from '../room.rules.ts';
import { tellRoom } from '../tell-room.ts';

const leaseFrom = (at: Date) => new Date(at.getTime() + LEASE_SECONDS * 1000);

/**
 * Enters a room, or stays in it with the page’s session. Throws `consultations.not_found`, `consultations.too_early`,
 * `consultations.closed`, `consultations.full` and `consultations.taken_over`.
 */
export async function enterRoom(
  deps: ConsultationsDeps,
  id: string,
  given: string | undefined,
  actor: Actor,
): Promise<EnteredRoom> {
  const scope = await scopeOf(deps, actor);
  const at = deps.clock.now();
  const session = await unitOfWork(deps.database, async (tx) => {
    const room = await lockRoom(deps, tx, scope, id);
    // Only somebody who comes in reopens what was ended: a page that was in it is told.
    if (given !== undefined || !mayEnter(room.state, room.side)) refuseUnlessOpen(room);
    const own = await findPresence(tx, id, scope.person.userId);
    return given === undefined
      ? comeIn(tx, room, { own, person: scope.person, at })
      : stay(tx, room, { own, given, at });
  });
  return { session_id: session, room: await readRoom(deps, scope, id) };
}

interface Coming {
  own: PresenceRow | undefined;
  at: Date;
}

async function stay(tx: Tx, { booking }: Room, { own, given, at }: Coming & { given: string }): Promise<string> {
  if (own?.sessionId !== given) throw new ProblemError('consultations.taken_over');
  await changePresence(tx, own, { leaseUntil: leaseFrom(at) });
  // The others thought they were gone.
  if (own.leaseUntil <= at) tellRoom(booking);
  if (hasWaited(own, at)) await tellClinicOnce(tx, booking.id, at);
  return given;
}

/** Tells the clinic that the patient waits, unless somebody of it is there or it was told before. */
async function tellClinicOnce(tx: Tx, bookingId: string, at: Date): Promise<void> {
  const [kept, present] = await Promise.all([findConsultation(tx, bookingId), listPresent(tx, bookingId, at)]);
  if (kept?.waitToldAt || present.some(({ side }) => side === 'provider')) return;
  await writeConsultation(tx, bookingId, { waitToldAt: at });
  await appendEvent(tx, patientWaits, { booking_id: bookingId, at: at.toISOString() });
}

async function comeIn(tx: Tx, room: Room, { own, person, at }: Coming & { person: Person }): Promise<string> {
  const { booking, side, state } = room;
  const { id: bookingId } = booking;
  if (state.state !== 'open') await writeConsultation(tx, bookingId, { endedAt: null });
  const present = await listPresent(tx, bookingId, at);
  const colleagues = present.filter((one) => one.side === 'provider' && one.userId !== person.userId);
  if (side === 'provider' && colleagues.length >= CLINIC_SEATS) throw new ProblemError('consultations.full');
  const sessionId = randomUUID();
  await writePresence(tx, {
    bookingId,
    userId: person.userId,
    side,
    sessionId,
    enteredAt: at,
    admittedAt: own?.admittedAt ?? (side === 'provider' ? at : null),
    leaseUntil: leaseFrom(at),
  });
  await appendAudit(tx, {
    action: 'consultations.entered',
    actor: person,
    at,
    target: { type: 'booking', id: bookingId },
    subjectId: booking.patientId,
    contextProviderId: booking.providerId,
  });
  tellRoom(booking);
  return sessionId;
}
