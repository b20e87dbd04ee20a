import type { Tx } from '../../../platform/db/database.ts';
import { transition } from '../../../platform/transition/transition.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';
import { taskLifecycle, type TaskRow } from './task.lifecycle.ts';
import { lockOpenTasks } from './tasks.repo.ts';

/** Steps of our own templates that the product sees done by itself: nobody should have to say so. */
type SeenStep = 'pay-deposit' | 'consent' | 'discharge' | 'fit-to-fly';

/** Finishes the open task of a step on the present trip, if there is one. The journey must be locked. */
export async function finishStep(
  tx: Tx,
  journey: Pick<JourneyRow, 'id' | 'trip'>,
  step: SeenStep,
  at: Date,
): Promise<void> {
  const isIt = (row: TaskRow) => row.step === step && row.trip === journey.trip;
  for (const row of (await lockOpenTasks(tx, journey)).filter(isIt))
    await transition(tx, taskLifecycle, { row, action: 'finish', actor: { kind: 'system' }, as: 'system', at });
}
