import type { RecordRequest } from '@travesia/contracts/records';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { lockJourney, ofCalledClinic, roleOn } from '../../../journeys/index.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { recordRequestLifecycle } from '../record-request.lifecycle.ts';
import { presentRequest } from '../requests.presenter.ts';
import { findRequest } from '../requests.repo.ts';

/** Takes back what a clinic asked for. Throws `journeys.not_found`, `records.request_not_found` and `records.request_not_possible`. */
export async function withdrawRecordRequest(
  { database, clock, seal }: RecordsDeps,
  { id, requestId }: { id: string; requestId: string },
  actor: Actor,
): Promise<RecordRequest> {
  const scope = ofCalledClinic(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const journey = await lockJourney(tx, scope, id);
    if (!journey) throw new ProblemError('journeys.not_found');
    const found = await findRequest(tx, requestId);
    if (found?.row.journeyId !== id) throw new ProblemError('records.request_not_found');
    const as = roleOn(scope, journey);
    const row = await transition(tx, recordRequestLifecycle, { id: requestId, action: 'withdraw', actor, as, at });
    return presentRequest(seal, { scope, row: journey }, { ...found, row });
  });
}
