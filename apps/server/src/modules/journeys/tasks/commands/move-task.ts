import type { JourneyTask, TaskStep } from '@travesia/contracts/journeys';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { ofEverySide, roleOn } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { lockJourney } from '../../journeys.repo.ts';
import { taskLifecycle } from '../task.lifecycle.ts';
import { taskActions } from '../tasks.policy.ts';
import { presentTask } from '../tasks.presenter.ts';
import { lockTask } from '../tasks.repo.ts';

/**
 * Finishes, reopens or drops a task. Throws `journeys.not_found`, `journeys.task_not_found`, `journeys.task_not_possible` and
 * `request.stale_version`.
 */
export async function moveTask(
  { database, takeSide, clock, seal }: JourneysDeps,
  { id, taskId }: { id: string; taskId: string },
  { version, action }: TaskStep,
  { actor, language }: RequestContext,
): Promise<JourneyTask> {
  const scope = await ofEverySide(takeSide, actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const journey = await lockJourney(tx, scope, id);
    if (!journey) throw new ProblemError('journeys.not_found');
    const row = await lockTask(tx, journey, taskId);
    if (!row) throw new ProblemError('journeys.task_not_found');
    if (!taskActions(scope, journey, row).includes(action)) throw new ProblemError('journeys.task_not_possible');
    const moved = await transition(tx, taskLifecycle, { row, version, action, actor, as: roleOn(scope, journey), at });
    return presentTask(scope, moved, { journey, language, now: at, seal });
  });
}
