import type { FileContent } from '@travesia/contracts/kit';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { noteRead } from '../access/note-read.ts';
import { findReadyFile } from '../arrivals/record-files.repo.ts';
import type { RecordsDeps } from '../records-deps.ts';
import { ownRecords } from '../records.policy.ts';
import { fileContentOf } from '../records.presenter.ts';
import { findRecord } from '../records.repo.ts';

/**
 * A file of an own record, its first one without `fileId`. Each read is logged. Throws `records.not_found` and `records.file_not_found`.
 */
export async function readOwnRecordFile(
  { database, clock, seal }: RecordsDeps,
  { id, fileId }: { id: string; fileId: string | null },
  actor: Actor,
): Promise<FileContent> {
  const scope = ownRecords(actor);
  return unitOfWork(database, async (tx) => {
    const found = await findRecord(tx, scope, id);
    if (!found) throw new ProblemError('records.not_found');
    const file = await findReadyFile(tx, id, fileId);
    if (!file) throw new ProblemError(fileId === null ? 'records.not_found' : 'records.file_not_found');
    await noteRead(tx, { action: 'records.file_read', actor, at: clock.now(), row: found.row });
    return fileContentOf(seal, file);
  });
}
