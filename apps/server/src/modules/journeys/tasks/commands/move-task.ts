import type { JourneyTask, TaskStep } from '@travesia/contracts/journeys';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { ofEverySide, roleOn } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { lockActableTask } from '../lock-task.ts';
import { taskLifecycle } from '../task.lifecycle.ts';
import { presentTask } from '../tasks.presenter.ts';

/**
 * Finishes, reopens or drops a task. Throws `journeys.not_found`, `journeys.task_not_found`, `journeys.task_not_possible` and
 * `request.stale_version`.
 */
export async function moveTask(
  { database, takeSide, clock, seal }: JourneysDeps,
  ids: { id: string; taskId: string },
  { version, action }: TaskStep,
  { actor, language }: RequestContext,
): Promise<JourneyTask> {
  const scope = await ofEverySide(takeSide, actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const { journey, row } = await lockActableTask(tx, scope, ids, action);
    const moved = await transition(tx, taskLifecycle, { row, version, action, actor, as: roleOn(scope, journey), at });
    return presentTask(scope, moved, { journey, language, now: at, seal });
  });
}
