import type { FileContent } from '@travesia/contracts/kit';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { PaymentsDeps } from '../../payments-deps.ts';
import type { DisputeScope } from '../disputes.policy.ts';
import { findDisputeRecord, listFiles } from '../disputes.repo.ts';

/** A file of a dispute; the patient sees that it was read. Throws `payments.dispute_not_found`. */
export async function readEvidence(
  { database, clock }: PaymentsDeps,
  scope: DisputeScope,
  id: string,
  fileId: string,
): Promise<FileContent> {
  return unitOfWork(database, async (tx) => {
    const record = await findDisputeRecord(tx, scope, id);
    const file = record && (await listFiles(tx, id)).find((one) => one.id === fileId);
    if (!file) throw new ProblemError('payments.dispute_not_found');
    await appendAudit(tx, {
      action: 'payments.evidence_read',
      actor: scope.person,
      at: clock.now(),
      subjectId: record.booking.patientId,
      contextProviderId: record.booking.providerId,
      target: { type: 'dispute', id },
      facts: { item: file.item },
    });
    return { file_id: file.fileId, name: file.name, media_type: file.mediaType ?? 'application/octet-stream' };
  });
}
