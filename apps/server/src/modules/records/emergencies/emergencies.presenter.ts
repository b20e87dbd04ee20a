import type { RecordEmergency } from '@travesia/contracts/records';
import type { Seal } from '../../../platform/secrets/seal.ts';
import { emergencyActions, isOpen } from './emergencies.policy.ts';
import type { EmergencyFound } from './emergencies.repo.ts';

/** An emergency. One whose hour has passed is over, even if its timer is late. Only people of the clinic are named. */
export function presentEmergency(
  seal: Seal,
  { row, reference, clinic, person }: EmergencyFound,
  now: Date,
): RecordEmergency {
  const isLate = row.status === 'active' && !isOpen(row, now);
  return {
    id: row.id,
    journey_id: row.journeyId,
    reference,
    clinic,
    side: row.side,
    who: row.side === 'staff' ? person : null,
    reason: row.reasonSealed === null ? '' : seal.open(row.reasonSealed, row.id),
    whole_vault: row.wholeVault,
    status: isLate ? 'expired' : row.status,
    opened_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
    actions: isLate ? [] : emergencyActions(row),
  };
}
