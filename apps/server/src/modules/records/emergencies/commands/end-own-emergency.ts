import type { RecordEmergency } from '@travesia/contracts/records';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { ownRecords } from '../../records.policy.ts';
import { presentEmergency } from '../emergencies.presenter.ts';
import { findEmergency } from '../emergencies.repo.ts';
import { recordEmergencyLifecycle } from '../record-emergency.lifecycle.ts';

/** Ends what somebody opened of the user's records. Throws `records.emergency_not_found` and `records.emergency_not_possible`. */
export async function endOwnEmergency(
  { database, clock, seal }: RecordsDeps,
  id: string,
  actor: Actor,
): Promise<RecordEmergency> {
  const { patientId } = ownRecords(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const found = await findEmergency(tx, id);
    if (found?.row.patientId !== patientId) throw new ProblemError('records.emergency_not_found');
    const row = await transition(tx, recordEmergencyLifecycle, { id, action: 'end', actor, as: 'patient', at });
    return presentEmergency(seal, { ...found, row }, at);
  });
}
