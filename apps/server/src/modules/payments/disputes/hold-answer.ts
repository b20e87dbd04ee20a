import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { begin } from '../../../platform/transition/transition.ts';
import { type DisputeAnswerRow, disputeAnswerLifecycle } from './dispute-answer.lifecycle.ts';
import type { DisputeScope } from './disputes.policy.ts';
import { isLate, isOpen } from './disputes.presenter.ts';
import { type DisputeRecord, findDisputeRecord, insertAnswer, lockAnswerOf, lockDisputeById } from './disputes.repo.ts';

/**
 * A dispute and its answer, both locked, that can still be changed; the answer begins with the first change. Throws
 * `payments.dispute_not_found`, `payments.dispute_closed` and `payments.dispute_over`.
 */
export async function holdAnswer(
  tx: Tx,
  scope: DisputeScope,
  id: string,
  at: Date,
): Promise<{ record: DisputeRecord; answer: DisputeAnswerRow }> {
  if (!(await findDisputeRecord(tx, scope, id))) throw new ProblemError('payments.dispute_not_found');
  const dispute = await lockDisputeById(tx, id);
  const known = await lockAnswerOf(tx, id);
  const record = await findDisputeRecord(tx, scope, id);
  if (!dispute || !record) throw new ProblemError('payments.dispute_not_found');
  if (!isOpen({ dispute, answer: known ?? null })) throw new ProblemError('payments.dispute_closed');
  if (isLate({ dispute }, at)) throw new ProblemError('payments.dispute_over');
  if (known) return { record, answer: known };
  const row = await insertAnswer(tx, { disputeId: id, status: 'draft', createdAt: at });
  return { record, answer: await begin(tx, disputeAnswerLifecycle, { row, actor: scope.person, as: scope.as, at }) };
}
