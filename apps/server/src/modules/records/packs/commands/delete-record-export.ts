import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { dropStoredFiles } from '../../../../platform/storage/stored-files.repo.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { ownRecordExports } from '../../records.policy.ts';
import { recordsTold } from '../../told.ts';
import { deleteRecordExport, lockOwnRecordExport } from '../record-exports.repo.ts';

/** Deletes an own zip or PDF with its key; a job that still makes it drops what it made. Throws `records.export_not_found`. */
export async function deleteOwnRecordExport({ database, clock }: RecordsDeps, id: string, actor: Actor): Promise<void> {
  const scope = ownRecordExports(actor);
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const row = await lockOwnRecordExport(tx, scope, id);
    if (!row) throw new ProblemError('records.export_not_found');
    await deleteRecordExport(tx, id);
    if (row.fileId) await dropStoredFiles(tx, [row.fileId], at);
    await appendAudit(tx, {
      action: 'record_exports.deleted',
      actor,
      at,
      subjectId: scope.patientId,
      target: { type: 'record_export', id },
      facts: { kind: row.kind },
    });
    recordsTold(scope.patientId, null)();
  });
}
