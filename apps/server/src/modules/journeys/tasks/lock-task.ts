import type { TaskAction } from '@travesia/contracts/journeys';
import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { JourneyScope } from '../journey-sides.policy.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';
import { lockJourney } from '../journeys.repo.ts';
import type { TaskRow } from './task.lifecycle.ts';
import { taskActions } from './tasks.policy.ts';
import { lockTask } from './tasks.repo.ts';

/**
 * A task with which a user may do something now, and its journey, locked until the transaction ends, the journey first. Throws
 * `journeys.not_found`, `journeys.task_not_found` and `journeys.task_not_possible`.
 */
export async function lockActableTask(
  tx: Tx,
  scope: JourneyScope,
  { id, taskId }: { id: string; taskId: string },
  action: TaskAction,
): Promise<{ journey: JourneyRow; row: TaskRow }> {
  const journey = await lockJourney(tx, scope, id);
  if (!journey) throw new ProblemError('journeys.not_found');
  const row = await lockTask(tx, journey, taskId);
  if (!row) throw new ProblemError('journeys.task_not_found');
  if (!taskActions(scope, journey, row).includes(action)) throw new ProblemError('journeys.task_not_possible');
  return { journey, row };
}
