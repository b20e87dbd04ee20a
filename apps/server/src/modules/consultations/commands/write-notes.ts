import type { ConsultationNotes, ConsultationNotesText } from '@travesia/contracts/consultations';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { ConsultationsDeps } from '../consultations-deps.ts';
import { type ConsultationRow, findConsultation, writeConsultation } from '../consultations.repo.ts';
import { lockRoom, refuseUnlessClinic, scopeOf } from '../find-room.ts';
import { readNotes } from '../read-notes.ts';
import { takesPlace } from '../room.rules.ts';

/** Drafts are saved every few seconds: the log has one line for each person and this time. */
const SAME_WRITING_MS = 10 * 60_000;

/** Replaces the clinic’s notes. Throws `consultations.not_found` and, with the present ones, `request.stale_version`. */
export async function writeNotes(
  deps: ConsultationsDeps,
  id: string,
  { text, version }: ConsultationNotesText,
  actor: Actor,
): Promise<ConsultationNotes> {
  const scope = await scopeOf(deps, actor);
  const { userId } = scope.person;
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const room = await lockRoom(deps, tx, scope, id);
    refuseUnlessClinic(room);
    const { booking } = room;
    if (!takesPlace(booking.status)) throw new ProblemError('consultations.not_found');
    const kept = await findConsultation(tx, id);
    if ((kept?.notesVersion ?? 0) !== version)
      throw new ProblemError('request.stale_version', { present: await readNotes(deps, tx, id) });
    await writeConsultation(tx, id, {
      notesSealed: text.trim() ? deps.seal.seal(text, id) : null,
      notesBy: userId,
      notesAt: at,
      notesVersion: version + 1,
    });
    if (!isSameWriting(kept, userId, at))
      await appendAudit(tx, {
        action: 'consultations.notes_written',
        actor,
        at,
        target: { type: 'booking', id },
        subjectId: booking.patientId,
        contextProviderId: booking.providerId,
      });
    return readNotes(deps, tx, id);
  });
}

const isSameWriting = (kept: ConsultationRow | undefined, userId: string, at: Date): boolean =>
  kept?.notesBy === userId && kept.notesAt !== null && at.getTime() - kept.notesAt.getTime() < SAME_WRITING_MS;
