import { recordEmergencyMachine } from '@travesia/contracts/records';
import { defineLifecycle } from '../../../platform/transition/lifecycle.ts';
import { emergencyTold } from '../told.ts';
import { emergencyFacts, throughEmergency } from './emergencies.policy.ts';
import { recordEmergencies } from './record-emergencies.tables.ts';

export type RecordEmergencyRow = typeof recordEmergencies.$inferSelect;

/** How reading in an emergency begins and ends. */
export const recordEmergencyLifecycle = defineLifecycle({
  machine: recordEmergencyMachine,
  table: recordEmergencies,
  columns: { state: 'status', version: 'version', subject: 'patientId', instants: { expires_at: 'expiresAt' } },
  audit: { end: 'records.emergency_ended', expire: 'records.emergency_expired' },
  about: ({ row }) => ({
    target: { type: 'record_emergency', id: row.id },
    subjectId: row.patientId,
    contextProviderId: row.providerId,
  }),
  facts: ({ row }) => ({ ...emergencyFacts(row), through: throughEmergency(row) }),
  sets: ({ at, actor }) => ({ endedAt: at, endedBy: actor.kind === 'person' ? actor.userId : null }),
  live: emergencyTold,
  refused: 'records.emergency_not_possible',
  missing: 'records.emergency_not_found',
});
