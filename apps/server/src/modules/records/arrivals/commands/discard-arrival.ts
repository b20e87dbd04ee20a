import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { dropStoredFiles } from '../../../../platform/storage/stored-files.repo.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { ownRecords } from '../../records.policy.ts';
import { recordsTold } from '../../told.ts';
import { deleteRecordFile, lockArrival } from '../record-files.repo.ts';

/** Deletes a file that is being checked or was refused. Throws `records.file_not_found`. */
export async function discardArrival({ database, clock }: RecordsDeps, id: string, actor: Actor): Promise<void> {
  const scope = ownRecords(actor);
  await unitOfWork(database, async (tx) => {
    const row = await lockArrival(tx, scope, id);
    if (!row) throw new ProblemError('records.file_not_found');
    await deleteRecordFile(tx, id);
    await dropStoredFiles(tx, row.partIds, clock.now());
    recordsTold(scope.patientId, null)();
  });
}
