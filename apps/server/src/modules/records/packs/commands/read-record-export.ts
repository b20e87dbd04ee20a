import type { FileContent } from '@travesia/contracts/kit';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { ownRecordExports } from '../../records.policy.ts';
import { isDownloadable } from '../packs.presenter.ts';
import { lockOwnRecordExport } from '../record-exports.repo.ts';

/** An own zip or PDF; each read is logged. Throws `records.export_not_found` and `records.export_not_ready`. */
export async function readRecordExport(
  { database, clock }: RecordsDeps,
  id: string,
  actor: Actor,
): Promise<FileContent> {
  const scope = ownRecordExports(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const row = await lockOwnRecordExport(tx, scope, id);
    if (!row) throw new ProblemError('records.export_not_found');
    if (!isDownloadable(row, at) || !row.fileId) throw new ProblemError('records.export_not_ready');
    await appendAudit(tx, {
      action: 'records.exported',
      actor,
      at,
      subjectId: scope.patientId,
      target: { type: 'record_export', id },
      facts: { kind: row.kind, records: row.recordIds?.length ?? null },
    });
    const day = row.requestedAt.toISOString().slice(0, 10);
    return row.kind === 'zip'
      ? { file_id: row.fileId, name: `medical-records-${day}.zip`, media_type: 'application/zip' }
      : { file_id: row.fileId, name: `medical-records-${day}.pdf`, media_type: 'application/pdf' };
  });
}
