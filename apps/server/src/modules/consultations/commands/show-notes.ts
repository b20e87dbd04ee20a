import type { ConsultationNotes } from '@travesia/contracts/consultations';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { ConsultationsDeps } from '../consultations-deps.ts';
import { findConsultation } from '../consultations.repo.ts';
import { lockRoom, refuseUnlessClinic, scopeOf } from '../find-room.ts';
import { readNotes } from '../read-notes.ts';

/** The clinic’s notes of a consultation; each read of one is logged. Throws `consultations.not_found`. */
export async function showNotes(deps: ConsultationsDeps, id: string, actor: Actor): Promise<ConsultationNotes> {
  const scope = await scopeOf(deps, actor);
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const room = await lockRoom(deps, tx, scope, id);
    refuseUnlessClinic(room);
    const { booking } = room;
    const kept = await findConsultation(tx, id);
    if (kept?.notesSealed)
      await appendAudit(tx, {
        action: 'consultations.notes_read',
        actor,
        at,
        target: { type: 'booking', id },
        subjectId: booking.patientId,
        contextProviderId: booking.providerId,
      });
    return readNotes(deps, tx, id);
  });
}
