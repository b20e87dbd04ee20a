import { type DisputeCase, EVIDENCE_BYTES_MOST, type UploadedItem } from '@travesia/contracts/payments';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { storedInstead } from '../../../../platform/demo/sample-document.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { ArrivedFile } from '../../../../platform/storage/files.ts';
import type { PaymentsDeps } from '../../payments-deps.ts';
import type { DisputeScope } from '../disputes.policy.ts';
import { insertFile, listFiles } from '../disputes.repo.ts';
import { holdAnswer } from '../hold-answer.ts';
import { readDisputeCase } from '../queries/read-dispute.ts';
import { safeFile } from '../safe-file.ts';

/**
 * Adds a file in the place of the one before for the same item. What is not kept in the end is deleted. Throws what `holdAnswer` does,
 * `upload.missing`, `payments.evidence_unreadable` and `payments.evidence_too_large`.
 */
export async function addEvidence(
  deps: PaymentsDeps,
  scope: DisputeScope,
  id: string,
  item: UploadedItem,
  [arrived]: readonly ArrivedFile[],
): Promise<DisputeCase> {
  if (!arrived) throw new ProblemError('upload.missing');
  const at = deps.clock.now();
  const { person } = scope;
  const sent = await storedInstead(deps.files, arrived, person);
  const file = await safeFile(deps.files, sent, person.userId);
  await unitOfWork(deps.database, async (tx) => {
    const { record } = await holdAnswer(tx, scope, id, at);
    const others = (await listFiles(tx, id)).filter((one) => one.item !== item);
    const whole = others.reduce((sum, { size }) => sum + (size ?? 0), file.size);
    if (whole > EVIDENCE_BYTES_MOST) throw new ProblemError('payments.evidence_too_large');
    await insertFile(tx, { disputeId: id, item, fileId: file.id, uploadedBy: person.userId, createdAt: at }, at);
    await appendAudit(tx, {
      action: 'payments.evidence_added',
      actor: person,
      at,
      subjectId: record.booking.patientId,
      contextProviderId: record.booking.providerId,
      target: { type: 'dispute', id },
      facts: { item },
    });
  });
  return readDisputeCase(deps, scope, id);
}
