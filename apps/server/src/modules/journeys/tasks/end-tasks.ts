import type { Tx } from '../../../platform/db/database.ts';
import { type Move, transition } from '../../../platform/transition/transition.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';
import { taskLifecycle, type TaskRow } from './task.lifecycle.ts';
import { lockOpenTasks } from './tasks.repo.ts';

/** Nothing is left to do in a journey that ended early. The journey must be locked. */
export async function endTasks(
  tx: Tx,
  journey: Pick<JourneyRow, 'id'>,
  by: Pick<Move<TaskRow, 'drop'>, 'actor' | 'at'>,
): Promise<void> {
  for (const row of await lockOpenTasks(tx, journey))
    await transition(tx, taskLifecycle, { row, action: 'drop', as: 'system', ...by });
}
