import {
  EMERGENCY_MINUTES,
  type NewRecordEmergency,
  recordEmergency,
  type RecordEmergency,
  recordEmergencyMachine,
} from '@travesia/contracts/records';
import { uuidv7 } from 'uuidv7';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { begin, transition } from '../../../../platform/transition/transition.ts';
import { lockJourney, ofCalledClinic, roleOn } from '../../../journeys/index.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { emergencyFacts, emergencyReach, isOpen, throughEmergency } from '../emergencies.policy.ts';
import { presentEmergency } from '../emergencies.presenter.ts';
import { findEmergency, findLastEmergency, insertEmergency } from '../emergencies.repo.ts';
import { recordEmergencyLifecycle } from '../record-emergency.lifecycle.ts';

const MINUTE_MS = 60_000;

/**
 * Opens a patient's records in an emergency, for an hour and for the user alone. Throws `journeys.not_found` and
 * `records.emergency_not_possible`.
 */
export async function openEmergency(
  { database, clock, seal }: RecordsDeps,
  journeyId: string,
  { reason }: NewRecordEmergency,
  actor: Actor,
): Promise<RecordEmergency> {
  const scope = ofCalledClinic(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const journey = await lockJourney(tx, scope, journeyId);
    if (!journey) throw new ProblemError('journeys.not_found');
    const reach = emergencyReach(scope, journey);
    const before = await findLastEmergency(tx, journeyId, scope.person.userId);
    if (!reach || (before && isOpen(before.row, at))) throw new ProblemError('records.emergency_not_possible');
    // Its timer is late.
    if (before?.row.status === 'active')
      await transition(tx, recordEmergencyLifecycle, {
        id: before.row.id,
        action: 'expire',
        actor: { kind: 'system' },
        as: 'system',
        at,
      });
    const id = uuidv7();
    const row = await insertEmergency(tx, {
      id,
      journeyId,
      patientId: journey.patientId,
      providerId: journey.providerId,
      openedBy: scope.person.userId,
      ...reach,
      reasonSealed: seal.seal(reason, id),
      status: recordEmergencyMachine.initial,
      expiresAt: new Date(at.getTime() + EMERGENCY_MINUTES * MINUTE_MS),
      createdAt: at,
    });
    await begin(tx, recordEmergencyLifecycle, {
      row,
      actor,
      as: roleOn(scope, journey),
      at,
      facts: { ...emergencyFacts(row), through: throughEmergency(row) },
      audit: {
        action: 'records.emergency_opened',
        target: { type: 'record_emergency', id },
        subjectId: journey.patientId,
        contextProviderId: journey.providerId,
      },
    });
    await appendEvent(tx, recordEmergency, { emergency_id: id, journey_id: journeyId });
    const opened = await findEmergency(tx, id);
    if (!opened) throw new Error('an emergency is gone');
    return presentEmergency(seal, opened, at);
  });
}
