import type { OwnRecall } from '@travesia/contracts/aftercare';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ofPatient } from '../../../journeys/index.ts';
import type { AftercareDeps } from '../../aftercare-deps.ts';
import { readOwnRecall } from '../queries/read-own-recall.ts';
import { writeRead } from '../recipients.repo.ts';

/** Records when a patient first opened a recall. Throws `recalls.not_found`. */
export async function markRecallRead(
  { database, clock }: AftercareDeps,
  id: string,
  { actor, language }: RequestContext,
): Promise<OwnRecall> {
  const { person } = ofPatient(actor);
  const { userId } = person;
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    if (await writeRead(tx, { recallId: id, patientId: userId, at }))
      await appendAudit(tx, { action: 'recalls.read', actor, at, target: { type: 'recall', id }, subjectId: userId });
    return readOwnRecall(tx, { id, userId, language });
  });
}
