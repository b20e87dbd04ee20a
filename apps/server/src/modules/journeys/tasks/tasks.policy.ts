import { type TaskAction, taskMachine } from '@travesia/contracts/journeys';
import { nextState } from '@travesia/contracts/kit';
import { isRunning, type JourneyScope, mayChangeForOthers, mayReadHealth, roleOn } from '../journey-sides.policy.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';
import type { TaskRow } from './task.lifecycle.ts';

type On = Pick<JourneyRow, 'patientId' | 'status'>;

/** Added tasks are in the words of the patient or the clinic, so who reads no answers reads no such words. */
export const mayReadTitles = (scope: JourneyScope, journey: On): boolean => mayReadHealth(scope, journey);

/** Whether a user may add a task for somebody: patients for themselves, the clinic for anyone. */
export function mayAdd(scope: JourneyScope, journey: On, owner: TaskRow['owner']): boolean {
  if (!isRunning(journey)) return false;
  return roleOn(scope, journey) === 'patient' ? owner === 'patient' : mayChangeForOthers(scope);
}

/** What a user may do with a task now. */
export function taskActions(
  scope: JourneyScope,
  journey: On,
  task: Pick<TaskRow, 'status' | 'owner' | 'step'>,
): TaskAction[] {
  const as = roleOn(scope, journey);
  const isPatient = as === 'patient';
  if (!isRunning(journey) || (isPatient ? task.owner !== 'patient' : !mayChangeForOthers(scope))) return [];
  const may = (action: 'finish' | 'reopen' | 'drop') => nextState(taskMachine, task.status, action, as) !== null;
  return [
    ...(may('finish') ? (['finish'] as const) : []),
    ...(may('reopen') ? (['reopen'] as const) : []),
    ...(task.status === 'open' && !isPatient ? (['edit'] as const) : []),
    // What the clinic asks for isn't the patient's to drop.
    ...(may('drop') && (!isPatient || task.step === null) ? (['drop'] as const) : []),
  ];
}
