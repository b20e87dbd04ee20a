import type { RecallRecipient, RecipientMark } from '@travesia/contracts/aftercare';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofEverySide } from '../../../journeys/index.ts';
import type { AftercareDeps } from '../../aftercare-deps.ts';
import { presentRecipient } from '../recalls.presenter.ts';
import { mayMark } from '../recalls.policy.ts';
import { findAnyRecall } from '../recalls.repo.ts';
import { findRecipient, writeMark } from '../recipients.repo.ts';

/** Says how a person of a recall was reached. Throws `recalls.not_found`, `recalls.not_possible` and `request.stale_version`. */
export async function markRecipient(
  { database, takeSide, seal, clock }: AftercareDeps,
  ids: { id: string; recipientId: string },
  { reached, note, version }: RecipientMark,
  { actor }: RequestContext,
): Promise<RecallRecipient> {
  const scope = await ofEverySide(takeSide, actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const recall = await findAnyRecall(tx, ids.id);
    const known = recall && (await findRecipient(tx, scope, ids, at));
    if (!known) throw new ProblemError('recalls.not_found');
    const { row } = known;
    if (!mayMark(scope, recall) || known.patient.status === 'erased') throw new ProblemError('recalls.not_possible');
    const noteSealed = seal.seal(note, row.id);
    const mark = { reached, reachedAt: at, reachedBy: scope.person.userId, noteSealed };
    if (!(await writeMark(tx, { id: row.id, version }, mark))) throw new ProblemError('request.stale_version');
    await appendAudit(tx, {
      action: 'recalls.marked',
      actor,
      at,
      target: { type: 'recall', id: ids.id },
      subjectId: row.patientId,
      facts: { reached },
    });
    const marked = await findRecipient(tx, scope, ids, at);
    if (!marked) throw new ProblemError('recalls.not_found');
    return presentRecipient(marked, { seal, mayMark: true });
  });
}
