import type { DisputeCase } from '@travesia/contracts/payments';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { PaymentsDeps } from '../../payments-deps.ts';
import type { DisputeScope } from '../disputes.policy.ts';
import { removeFile } from '../disputes.repo.ts';
import { holdAnswer } from '../hold-answer.ts';
import { readDisputeCase } from '../queries/read-dispute.ts';

/** Removes a file that was not submitted. Throws what `holdAnswer` does. */
export async function removeEvidence(
  deps: PaymentsDeps,
  scope: DisputeScope,
  id: string,
  fileId: string,
): Promise<DisputeCase> {
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const { record } = await holdAnswer(tx, scope, id, at);
    if (!(await removeFile(tx, id, fileId, at))) throw new ProblemError('payments.dispute_not_found');
    await appendAudit(tx, {
      action: 'payments.evidence_removed',
      actor: scope.person,
      at,
      contextProviderId: record.booking.providerId,
      target: { type: 'dispute', id },
    });
  });
  return readDisputeCase(deps, scope, id);
}
