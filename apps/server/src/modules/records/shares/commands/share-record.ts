import {
  type NewRecordShare,
  RECORD_CONSENT_WORDING,
  recordShared,
  recordShareMachine,
  type RecordShare,
} from '@travesia/contracts/records';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { begin, transition } from '../../../../platform/transition/transition.ts';
import { lockJourney, ofPatient } from '../../../journeys/index.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { ownRecords } from '../../records.policy.ts';
import { lockRecord } from '../../records.repo.ts';
import { recordShareLifecycle } from '../record-share.lifecycle.ts';
import { mayShareUntil } from '../shares.policy.ts';
import { presentShare } from '../shares.presenter.ts';
import { findShare, insertShare, lockActiveShare } from '../shares.repo.ts';

/**
 * Shares a record with the clinic of a journey. A share that is active is replaced, so that the log says until when what was read. Throws
 * `records.not_found`, `journeys.not_found` and `records.share_not_possible`.
 */
export async function shareRecord(
  { database, clock }: RecordsDeps,
  recordId: string,
  { journey_id: journeyId, expires_at: expiresAt }: NewRecordShare,
  actor: Actor,
): Promise<RecordShare> {
  const scope = ownRecords(actor);
  const at = clock.now();
  const until = new Date(expiresAt);
  return unitOfWork(database, async (tx) => {
    const journey = await lockJourney(tx, ofPatient(actor), journeyId);
    if (!journey) throw new ProblemError('journeys.not_found');
    if (!(await lockRecord(tx, scope, recordId))) throw new ProblemError('records.not_found');
    if (!mayShareUntil(journey, until, at)) throw new ProblemError('records.share_not_possible');
    const by = { actor, as: 'patient', at } as const;
    const before = await lockActiveShare(tx, recordId, journeyId);
    if (before) await transition(tx, recordShareLifecycle, { row: before, action: 'revoke', ...by });
    const { patientId, providerId } = journey;
    const row = await insertShare(tx, {
      id: uuidv7(),
      recordId,
      patientId,
      journeyId,
      providerId,
      status: recordShareMachine.initial,
      expiresAt: until,
      consentWording: RECORD_CONSENT_WORDING,
      createdAt: at,
    });
    await begin(tx, recordShareLifecycle, { row, ...by });
    await appendAudit(tx, {
      action: 'records.shared',
      actor,
      at,
      target: { type: 'medical_record', id: recordId },
      subjectId: patientId,
      facts: { journey: journeyId, provider: providerId, until: until.toISOString(), wording: RECORD_CONSENT_WORDING },
    });
    await appendEvent(tx, recordShared, { share_id: row.id, record_id: recordId, journey_id: journeyId });
    const share = await findShare(tx, row.id);
    if (!share) throw new Error('a share is gone');
    return presentShare(share, at);
  });
}
