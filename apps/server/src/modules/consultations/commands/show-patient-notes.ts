import type { PatientNotes } from '@travesia/contracts/consultations';
import { pageFacts } from '@travesia/contracts/kit';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { BookingScope } from '../../bookings/index.ts';
import type { ConsultationsDeps } from '../consultations-deps.ts';
import { presentPatientNote } from '../consultation.presenter.ts';
import { countPatientNotes, listPatientNotes } from '../consultations.repo.ts';
import { clinicOfNotes } from '../notes.policy.ts';

/** What a clinic noted of a patient’s consultations, newest first; each note read is logged. Throws `consultations.not_found`. */
export async function showPatientNotes(
  { database, clock, seal }: ConsultationsDeps,
  scope: BookingScope,
  patientId: string,
  { page, limit }: { page: number; limit: number },
): Promise<PatientNotes> {
  const of = { providerId: clinicOfNotes(scope), patientId, sight: scope.sight };
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const total = await countPatientNotes(tx, of);
    const noted = await listPatientNotes(tx, of, { limit, offset: (page - 1) * limit });
    for (const { bookingId: id } of noted)
      await appendAudit(tx, {
        action: 'consultations.notes_read',
        actor: scope.person,
        at,
        target: { type: 'booking', id },
        subjectId: patientId,
        contextProviderId: of.providerId,
      });
    return {
      data: noted.map((one) => presentPatientNote(one, seal.open(one.notesSealed, one.bookingId))),
      ...pageFacts(total, page, limit),
    };
  });
}
