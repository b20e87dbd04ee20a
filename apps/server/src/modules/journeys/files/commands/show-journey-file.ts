import type { FileContent } from '@travesia/contracts/kit';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { isDraftPack } from '../../discharge/discharge.repo.ts';
import { ofEverySide, roleOn } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { findJourney } from '../../journeys.repo.ts';
import { mayReadFile } from '../journey-files.policy.ts';
import { findJourneyFile } from '../journey-files.repo.ts';

/**
 * A file of a journey for whoever may read it; what is not attached yet only for its uploader, and of papers that are being written only
 * for the clinic. A read by somebody else than the patient is
 * logged. Throws `journeys.not_found` and `journeys.file_not_found`.
 */
export async function showJourneyFile(
  { database, clock, takeSide }: JourneysDeps,
  { id, fileId }: { id: string; fileId: string },
  actor: Actor,
): Promise<FileContent> {
  const scope = await ofEverySide(takeSide, actor);
  return unitOfWork(database, async (tx) => {
    const record = await findJourney(tx, scope, id);
    if (!record) throw new ProblemError('journeys.not_found');
    const { row } = record;
    const file = await findJourneyFile(tx, row, fileId);
    const as = roleOn(scope, row);
    const mayRead =
      file &&
      (file.attachedTo === null
        ? file.uploadedBy === scope.person.userId
        : mayReadFile(scope, row, file.purpose) && !(as === 'patient' && (await isDraftPack(tx, file.attachedTo))));
    if (!mayRead) throw new ProblemError('journeys.file_not_found');
    if (as !== 'patient')
      await appendAudit(tx, {
        action: 'journeys.file_read',
        actor,
        at: clock.now(),
        target: { type: 'journey', id: row.id },
        subjectId: row.patientId,
        contextProviderId: row.providerId,
      });
    return { file_id: file.fileId, name: file.name, media_type: file.mediaType ?? 'application/octet-stream' };
  });
}
