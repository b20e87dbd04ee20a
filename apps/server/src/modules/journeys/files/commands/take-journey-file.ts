import type { JourneyFile, JourneyFilePurpose } from '@travesia/contracts/journeys';
import { uuidv7 } from 'uuidv7';
import { lockKeys } from '../../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { storedInstead } from '../../../../platform/demo/sample-document.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofEverySide } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { findJourney } from '../../journeys.repo.ts';
import { mayUpload } from '../journey-files.policy.ts';
import { countLooseFiles, insertJourneyFile } from '../journey-files.repo.ts';

/** Most files of a user that nothing is attached to. */
const MOST_LOOSE = 60;
/** Until some of them have been attached or discarded. */
const WAIT_SECONDS = 60;

/**
 * Takes an uploaded file of a journey. Nothing keeps it until it is attached, so that it is deleted after a day. Throws
 * `journeys.not_found`, `journeys.file_not_possible` and `request.rate_limited`.
 */
export async function takeJourneyFile(
  { database, clock, files, takeSide }: JourneysDeps,
  journeyId: string,
  purpose: JourneyFilePurpose,
  { actor, files: arrived = [] }: RequestContext,
): Promise<JourneyFile> {
  const scope = await ofEverySide(takeSide, actor);
  const record = await findJourney(database.db, scope, journeyId);
  if (!record) throw new ProblemError('journeys.not_found');
  if (!mayUpload(scope, record.row, purpose)) throw new ProblemError('journeys.file_not_possible');
  const [sent] = arrived;
  if (!sent) throw new ProblemError('upload.missing');
  const { userId } = scope.person;
  const { id: fileId, name, mediaType, size } = await storedInstead(files, sent, scope.person);
  const id = uuidv7();
  await unitOfWork(database, async (tx) => {
    await lockKeys(tx, 'journey_files', [userId]);
    if ((await countLooseFiles(tx, userId)) >= MOST_LOOSE)
      throw new ProblemError('request.rate_limited', { retryAfter: WAIT_SECONDS });
    await insertJourneyFile(tx, { id, journeyId, fileId, purpose, uploadedBy: userId, createdAt: clock.now() });
  });
  return { id, name, media_type: mediaType, size };
}
