import type { ClinicalDocument } from '@travesia/contracts/records';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { findReadyFile } from '../../arrivals/record-files.repo.ts';
import { readAsDocument } from '../../read-as-document.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { openJourney, readThroughShare } from '../require-share.ts';

/**
 * What a clinical document says that is shared with a journey. The read is logged. Throws `journeys.not_found`, `records.not_found`,
 * `records.no_document` and `records.share_ended`.
 */
export async function readJourneyRecordDocument(
  deps: RecordsDeps,
  { id, recordId }: { id: string; recordId: string },
  actor: Actor,
): Promise<ClinicalDocument> {
  const on = await openJourney(deps, id, actor);
  const at = deps.clock.now();
  const file = await unitOfWork(deps.database, async (tx) => {
    await readThroughShare(tx, on, recordId, { action: 'records.file_read', actor, at });
    return findReadyFile(tx, recordId, null);
  });
  return readAsDocument(deps, file);
}
