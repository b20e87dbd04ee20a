import type { CheckIn, CheckInReply } from '@travesia/contracts/aftercare';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { lockJourney, ofEverySide } from '../../../journeys/index.ts';
import type { AftercareDeps } from '../../aftercare-deps.ts';
import { checkInActions } from '../check-ins.policy.ts';
import { lockCheckIn } from '../check-ins.repo.ts';
import { readCheckIn } from '../queries/read-check-in.ts';
import { takeAnswers } from '../take-answers.ts';

/**
 * The patient answers a check-in. Throws `journeys.not_found`, `aftercare.check_in_not_found`, `aftercare.not_possible`,
 * `aftercare.answers_invalid`, `journeys.file_not_found` and `request.stale_version`.
 */
export async function answerCheckIn(
  deps: AftercareDeps,
  ids: { id: string; checkInId: string },
  given: CheckInReply,
  { actor, language }: RequestContext,
): Promise<CheckIn> {
  const scope = await ofEverySide(deps.takeSide, actor);
  return unitOfWork(deps.database, async (tx) => {
    const journey = await lockJourney(tx, scope, ids.id);
    if (!journey) throw new ProblemError('journeys.not_found');
    const row = await lockCheckIn(tx, journey, ids.checkInId);
    if (!row) throw new ProblemError('aftercare.check_in_not_found');
    if (!checkInActions(scope, journey, row).includes('answer')) throw new ProblemError('aftercare.not_possible');
    await takeAnswers(tx, deps, { journey, row }, given, { actor: scope.person, language });
    return (await readCheckIn(deps, tx, scope, ids, language)).checkIn;
  });
}
