import type { DisputeCase, StatementChange } from '@travesia/contracts/payments';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { PaymentsDeps } from '../../payments-deps.ts';
import type { DisputeScope } from '../disputes.policy.ts';
import { writeStatement } from '../disputes.repo.ts';
import { holdAnswer } from '../hold-answer.ts';
import { readDisputeCase } from '../queries/read-dispute.ts';

/** Saves the draft of what is written to the bank. Throws what `holdAnswer` does and `request.stale_version`. */
export async function saveStatement(
  deps: PaymentsDeps,
  scope: DisputeScope,
  id: string,
  { statement, version }: StatementChange,
): Promise<DisputeCase> {
  const { seal } = deps.bookings;
  await unitOfWork(deps.database, async (tx) => {
    const { answer } = await holdAnswer(tx, scope, id, deps.clock.now());
    if (answer.version !== version) throw new ProblemError('request.stale_version');
    const sealed = statement.trim() ? seal.seal(statement, answer.id) : null;
    if (!(await writeStatement(tx, answer, sealed))) throw new ProblemError('request.stale_version');
  });
  return readDisputeCase(deps, scope, id);
}
