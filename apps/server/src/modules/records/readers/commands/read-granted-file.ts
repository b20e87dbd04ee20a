import type { FileContent } from '@travesia/contracts/kit';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { findReadyFile } from '../../arrivals/record-files.repo.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { fileContentOf } from '../../records.presenter.ts';
import { type OpenGrant, readGranted } from '../grant.ts';

/** A file of a record of a grant. Each read is logged. Throws `records.file_not_found`. */
export function readGrantedFile(
  deps: RecordsDeps,
  open: OpenGrant,
  { recordId, fileId }: { recordId: string; fileId: string },
  actor: Actor,
): Promise<FileContent> {
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    await readGranted(tx, await open(tx, at, actor), recordId, { action: 'records.file_read', actor, at });
    const file = await findReadyFile(tx, recordId, fileId);
    if (!file) throw new ProblemError('records.file_not_found');
    return fileContentOf(deps.seal, file);
  });
}
