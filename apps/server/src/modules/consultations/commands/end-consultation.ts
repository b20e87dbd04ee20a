import type { Consultation } from '@travesia/contracts/consultations';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { ConsultationsDeps } from '../consultations-deps.ts';
import { emptyRoom, writeConsultation } from '../consultations.repo.ts';
import { lockRoom, refuseUnlessClinic, refuseUnlessOpen, scopeOf } from '../find-room.ts';
import { readRoom } from '../queries/read-consultation.ts';
import { tellRoom } from '../tell-room.ts';

/** Closes a room for everyone, by the clinic. Throws `consultations.not_found` and `consultations.closed`. */
export async function endConsultation(deps: ConsultationsDeps, id: string, actor: Actor): Promise<Consultation> {
  const scope = await scopeOf(deps, actor);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const room = await lockRoom(deps, tx, scope, id);
    refuseUnlessClinic(room);
    refuseUnlessOpen(room);
    const { booking } = room;
    await writeConsultation(tx, id, { endedAt: at });
    await emptyRoom(tx, id, at);
    await appendAudit(tx, {
      action: 'consultations.ended',
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
