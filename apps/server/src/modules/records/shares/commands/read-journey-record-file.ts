import type { FileContent } from '@travesia/contracts/kit';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { findReadyFile } from '../../arrivals/record-files.repo.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { fileContentOf } from '../../records.presenter.ts';
import { openJourney, readThroughShare } from '../require-share.ts';

/**
 * A file of a record that is shared with a journey. Each read is logged. Throws `journeys.not_found`, `records.not_found`,
 * `records.file_not_found` and `records.share_ended`.
 */
export async function readJourneyRecordFile(
  deps: RecordsDeps,
  { id, recordId, fileId }: { id: string; recordId: string; fileId: string },
  actor: Actor,
): Promise<FileContent> {
  const on = await openJourney(deps, id, actor);
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    await readThroughShare(tx, on, recordId, { action: 'records.file_read', actor, at });
    const file = await findReadyFile(tx, recordId, fileId);
    if (!file) throw new ProblemError('records.file_not_found');
    return fileContentOf(deps.seal, file);
  });
}
