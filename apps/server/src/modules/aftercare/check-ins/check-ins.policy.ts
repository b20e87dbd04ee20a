import { checkInMachine } from '@travesia/contracts/aftercare';
import { statesTagged } from '@travesia/contracts/kit';
import {
  isRecovering,
  isRunning,
  type JourneyRow,
  type JourneyScope,
  mayReadHealth,
  roleOn,
} from '../../journeys/index.ts';
import type { CheckInRow } from './check-in.lifecycle.ts';

type On = Pick<JourneyRow, 'patientId' | 'status'>;

const ANSWERABLE: readonly string[] = statesTagged(checkInMachine, 'answerable');

/** Whether a patient may tell how they do, and call the clinic for help. */
export const mayCall = (scope: JourneyScope, journey: On): boolean =>
  roleOn(scope, journey) === 'patient' && isRecovering(journey);

/** What a user may do with a check-in now. */
export function checkInActions(
  scope: JourneyScope,
  journey: On,
  { status }: Pick<CheckInRow, 'status'>,
): ('answer' | 'read')[] {
  if (ANSWERABLE.includes(status)) return roleOn(scope, journey) === 'patient' && isRunning(journey) ? ['answer'] : [];
  return status === 'answered' && mayReadHealth(scope, journey) ? ['read'] : [];
}
