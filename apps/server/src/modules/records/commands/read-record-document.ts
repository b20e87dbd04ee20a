import type { ClinicalDocument } from '@travesia/contracts/records';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { noteRead } from '../access/note-read.ts';
import { findReadyFile } from '../arrivals/record-files.repo.ts';
import { readAsDocument } from '../read-as-document.ts';
import type { RecordsDeps } from '../records-deps.ts';
import { ownRecords } from '../records.policy.ts';
import { findRecord } from '../records.repo.ts';

/** What an own clinical document says. The read is logged. Throws `records.not_found` and `records.no_document`. */
export async function readRecordDocument(deps: RecordsDeps, id: string, actor: Actor): Promise<ClinicalDocument> {
  const scope = ownRecords(actor);
  const file = await unitOfWork(deps.database, async (tx) => {
    const found = await findRecord(tx, scope, id);
    if (!found) throw new ProblemError('records.not_found');
    await noteRead(tx, { action: 'records.file_read', actor, at: deps.clock.now(), row: found.row });
    return findReadyFile(tx, id, null);
  });
  return readAsDocument(deps, file);
}
