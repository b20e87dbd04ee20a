import {
  type NewRecordRequest,
  OPEN_REQUESTS_MAX,
  type RecordRequest,
  recordRequestMachine,
  recordsRequested,
} from '@travesia/contracts/records';
import { uuidv7 } from 'uuidv7';
import { calendar } from '../../../../platform/calendar.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { begin } from '../../../../platform/transition/transition.ts';
import { lockJourney, ofCalledClinic } from '../../../journeys/index.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { recordRequestLifecycle } from '../record-request.lifecycle.ts';
import { mayRequest } from '../requests.policy.ts';
import { presentRequest } from '../requests.presenter.ts';
import { countOpenRequests, findRequest, insertRequest } from '../requests.repo.ts';

/** The last zone to start a day: a day that has passed there is past for every clinic. */
const LAST_ZONE = 'Etc/GMT+12';

/** Asks a patient for records. Throws `journeys.not_found`, `records.request_not_possible` and `records.too_many_requests`. */
export async function requestRecords(
  { database, clock, seal }: RecordsDeps,
  journeyId: string,
  { words, category, due_on: dueOn }: NewRecordRequest,
  actor: Actor,
): Promise<RecordRequest> {
  const scope = ofCalledClinic(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const journey = await lockJourney(tx, scope, journeyId);
    if (!journey) throw new ProblemError('journeys.not_found');
    if (!mayRequest(scope, journey) || (dueOn !== null && dueOn < calendar.dateAt(at, LAST_ZONE)))
      throw new ProblemError('records.request_not_possible');
    if ((await countOpenRequests(tx, journeyId)) >= OPEN_REQUESTS_MAX)
      throw new ProblemError('records.too_many_requests');
    const id = uuidv7();
    const { patientId, providerId } = journey;
    const row = await insertRequest(tx, {
      id,
      journeyId,
      patientId,
      providerId,
      askedBy: scope.person.userId,
      wordsSealed: seal.seal(words, id),
      category,
      dueOn,
      status: recordRequestMachine.initial,
      createdAt: at,
    });
    await begin(tx, recordRequestLifecycle, {
      row,
      actor,
      as: 'provider',
      at,
      facts: { journey: journeyId, provider: providerId },
      audit: { action: 'records.requested', target: { type: 'record_request', id }, subjectId: patientId },
    });
    await appendEvent(tx, recordsRequested, { request_id: id, journey_id: journeyId });
    const found = await findRequest(tx, id);
    if (!found) throw new Error('a request is gone');
    return presentRequest(seal, { scope, row: journey }, found);
  });
}
