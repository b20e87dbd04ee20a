import type { RecordEmergency } from '@travesia/contracts/records';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { lockJourney, ofCalledClinic, roleOn } from '../../../journeys/index.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { presentEmergency } from '../emergencies.presenter.ts';
import { findLastEmergency } from '../emergencies.repo.ts';
import { recordEmergencyLifecycle } from '../record-emergency.lifecycle.ts';

/** Ends what the user opened. Throws `journeys.not_found`, `records.emergency_not_found` and `records.emergency_not_possible`. */
export async function endEmergency(
  { database, clock, seal }: RecordsDeps,
  journeyId: string,
  actor: Actor,
): Promise<RecordEmergency> {
  const scope = ofCalledClinic(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const journey = await lockJourney(tx, scope, journeyId);
    if (!journey) throw new ProblemError('journeys.not_found');
    const found = await findLastEmergency(tx, journeyId, scope.person.userId);
    if (!found) throw new ProblemError('records.emergency_not_found');
    const as = roleOn(scope, journey);
    const row = await transition(tx, recordEmergencyLifecycle, { id: found.row.id, action: 'end', actor, as, at });
    return presentEmergency(seal, { ...found, row }, at);
  });
}
