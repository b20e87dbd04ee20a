import { type JourneyTask, type NewTask, TASKS_MAX, taskAdded, taskMachine } from '@travesia/contracts/journeys';
import { uuidv7 } from 'uuidv7';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { begin } from '../../../../platform/transition/transition.ts';
import { ofEverySide, roleOn } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { findJourney, lockJourney } from '../../journeys.repo.ts';
import { remindAtOf, taskLifecycle } from '../task.lifecycle.ts';
import { mayAdd } from '../tasks.policy.ts';
import { presentTask } from '../tasks.presenter.ts';
import { countOpenTasks, insertTasks } from '../tasks.repo.ts';

/** Added tasks are reminded of the day before. */
const REMINDER_DAYS = [1];

/** Adds a task. Throws `journeys.not_found`, `journeys.task_not_possible` and `journeys.too_many_tasks`. */
export async function addTask(
  { database, takeSide, clock, seal }: JourneysDeps,
  id: string,
  { title, owner, due_on: dueOn }: NewTask,
  { actor, language }: RequestContext,
): Promise<JourneyTask> {
  const scope = await ofEverySide(takeSide, actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const journey = await lockJourney(tx, scope, id);
    const record = journey && (await findJourney(tx, scope, id));
    if (!record) throw new ProblemError('journeys.not_found');
    if (!mayAdd(scope, journey, owner)) throw new ProblemError('journeys.task_not_possible');
    if ((await countOpenTasks(tx, journey)) >= TASKS_MAX) throw new ProblemError('journeys.too_many_tasks');
    const taskId = uuidv7();
    const { timeZone } = record.provider;
    const [row] = await insertTasks(tx, [
      {
        id: taskId,
        journeyId: id,
        patientId: journey.patientId,
        providerId: journey.providerId,
        titleSealed: seal.seal(title, taskId),
        stage: stageOf(journey.status),
        owner,
        status: taskMachine.initial,
        dueOn,
        files: [],
        reminderDays: REMINDER_DAYS,
        timeZone,
        remindAt: remindAtOf({ dueOn, reminderDays: REMINDER_DAYS, timeZone }, at),
        createdAt: at,
      },
    ]);
    if (!row) throw new Error('an insert returned no row');
    const as = roleOn(scope, journey);
    await begin(tx, taskLifecycle, {
      row,
      actor,
      as,
      at,
      audit: {
        action: 'tasks.added',
        target: { type: 'journey_task', id: taskId },
        subjectId: journey.patientId,
        contextProviderId: journey.providerId,
      },
    });
    const ownSide = as === 'patient' ? 'patient' : 'clinic';
    if (owner !== ownSide && as !== 'system')
      await appendEvent(tx, taskAdded, {
        journey_id: id,
        provider_id: journey.providerId,
        task_id: taskId,
        owner,
        by: as,
      });
    return presentTask(scope, row, { journey, language, now: at, seal });
  });
}

/** The stage of a journey that runs; `mayAdd` has refused all others. */
const stageOf = (status: string): JourneyTask['stage'] => status as JourneyTask['stage'];
