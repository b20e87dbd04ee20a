import type { JourneyTask, TaskChange } from '@travesia/contracts/journeys';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { resetTimers } from '../../../../platform/transition/set-timers.ts';
import { ofEverySide } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { lockActableTask } from '../lock-task.ts';
import { remindAtOf, taskLifecycle, type TaskRow } from '../task.lifecycle.ts';
import { presentTask } from '../tasks.presenter.ts';
import { writeTask } from '../tasks.repo.ts';

/**
 * Changes an open task. A changed title makes a step a task of one's own words; a changed day no longer follows the trip. Throws
 * `journeys.not_found`, `journeys.task_not_found`, `journeys.task_not_possible` and `request.stale_version`.
 */
export async function changeTask(
  { database, takeSide, clock, seal }: JourneysDeps,
  ids: { id: string; taskId: string },
  { version, title, owner, due_on: dueOn }: TaskChange,
  { actor, language }: RequestContext,
): Promise<JourneyTask> {
  const scope = await ofEverySide(takeSide, actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const { journey, row } = await lockActableTask(tx, scope, ids, 'edit');
    if (row.version !== version) throw new ProblemError('request.stale_version');
    const moved: Partial<TaskRow> =
      dueOn === undefined ? {} : { dueOn, due: null, remindAt: remindAtOf({ ...row, dueOn }, at) };
    const worded: Partial<TaskRow> =
      title === undefined ? {} : { step: null, title: null, titleSealed: seal.seal(title, row.id) };
    const written = await writeTask(tx, row, { ...moved, ...worded, ...(owner === undefined ? {} : { owner }) });
    await resetTimers(tx, taskLifecycle, written, at);
    taskLifecycle.liveOf(written)?.();
    await appendAudit(tx, {
      action: 'tasks.changed',
      actor,
      at,
      target: { type: 'journey_task', id: row.id },
      subjectId: row.patientId,
      contextProviderId: row.providerId,
    });
    return presentTask(scope, written, { journey, language, now: at, seal });
  });
}
