import { recordRequestMachine, type RecordRequestStatus } from '@travesia/contracts/records';
import { actionsFor } from '@travesia/contracts/kit';
import { isUntreated, type JourneyRow, type JourneyScope, mayChangeForOthers, roleOn } from '../../journeys/index.ts';

type On = Pick<JourneyRow, 'patientId' | 'status'>;

/** Whether a user asks for records of a journey: what is asked for is about health, so only the clinic's own care staff do. */
export const mayRequest = (scope: JourneyScope, journey: On): boolean =>
  roleOn(scope, journey) === 'provider' && mayChangeForOthers(scope) && !isUntreated(journey);

/** What a user may do with a request now. */
export function requestActions(scope: JourneyScope, journey: On, { status }: { status: RecordRequestStatus }) {
  const as = roleOn(scope, journey);
  if (as !== 'patient' && !mayChangeForOthers(scope)) return [];
  return actionsFor(recordRequestMachine, status, as);
}
