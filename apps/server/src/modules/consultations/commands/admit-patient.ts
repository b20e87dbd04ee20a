import type { Consultation } from '@travesia/contracts/consultations';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { ConsultationsDeps } from '../consultations-deps.ts';
import { changePresence, listPresent } from '../consultations.repo.ts';
import { lockRoom, refuseUnlessClinic, refuseUnlessOpen, scopeOf } from '../find-room.ts';
import { readRoom } from '../queries/read-consultation.ts';
import { tellRoom } from '../tell-room.ts';

/**
 * Lets the patient in from the waiting room, by somebody of the clinic who is there. Throws `consultations.not_found`,
 * `consultations.closed` and `consultations.not_there`.
 */
export async function admitPatient(
  deps: ConsultationsDeps,
  id: string,
  sessionId: string,
  actor: Actor,
): Promise<Consultation> {
  const scope = await scopeOf(deps, actor);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const room = await lockRoom(deps, tx, scope, id);
    refuseUnlessClinic(room);
    refuseUnlessOpen(room);
    const { booking } = room;
    const present = await listPresent(tx, id, at);
    const patient = present.find((one) => one.side === 'patient' && one.sessionId === sessionId);
    const isThere = present.some(({ userId }) => userId === scope.person.userId);
    if (!patient || !isThere) throw new ProblemError('consultations.not_there');
    if (patient.admittedAt) return;
    await changePresence(tx, patient, { admittedAt: at });
    await appendAudit(tx, {
      action: 'consultations.admitted',
      actor,
      at,
      target: { type: 'booking', id },
      subjectId: booking.patientId,
      contextProviderId: booking.providerId,
    });
    tellRoom(booking);
  });
  return readRoom(deps, scope, id);
}
