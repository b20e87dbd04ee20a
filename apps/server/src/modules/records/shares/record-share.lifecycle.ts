import { recordShareMachine } from '@travesia/contracts/records';
import { defineLifecycle } from '../../../platform/transition/lifecycle.ts';
import { shareTold } from '../told.ts';
import { recordShares } from './record-shares.tables.ts';

export type RecordShareRow = typeof recordShares.$inferSelect;

/** How what a clinic may read begins and ends. */
export const recordShareLifecycle = defineLifecycle({
  machine: recordShareMachine,
  table: recordShares,
  columns: { state: 'status', version: 'version', subject: 'patientId', instants: { expires_at: 'expiresAt' } },
  audit: { revoke: 'records.share_revoked', expire: 'records.share_expired' },
  about: ({ row }) => ({
    target: row.recordId ? { type: 'medical_record', id: row.recordId } : { type: 'record_share', id: row.id },
    subjectId: row.patientId,
  }),
  facts: ({ row }) => ({ share: row.id, journey: row.journeyId, provider: row.providerId }),
  sets: ({ at }) => ({ endedAt: at }),
  live: (row) => shareTold(row, row.providerId),
  refused: 'records.share_not_possible',
  missing: 'records.share_not_found',
});
