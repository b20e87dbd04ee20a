import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { dropStoredFiles } from '../../../../platform/storage/stored-files.repo.ts';
import { ofEverySide } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { findJourney } from '../../journeys.repo.ts';
import { deleteLooseFile } from '../journey-files.repo.ts';

/** Discards a file that a user uploaded and nothing is attached to. Throws `journeys.not_found` and `journeys.file_not_found`. */
export async function discardJourneyFile(
  { database, clock, takeSide }: JourneysDeps,
  { id, fileId }: { id: string; fileId: string },
  actor: Actor,
): Promise<void> {
  const scope = await ofEverySide(takeSide, actor);
  await unitOfWork(database, async (tx) => {
    const record = await findJourney(tx, scope, id);
    if (!record) throw new ProblemError('journeys.not_found');
    const stored = await deleteLooseFile(tx, { journey: record.row, userId: scope.person.userId, id: fileId });
    if (stored === undefined) throw new ProblemError('journeys.file_not_found');
    await dropStoredFiles(tx, [stored], clock.now());
  });
}
