import { recordLinkMachine } from '@travesia/contracts/records';
import { defineLifecycle } from '../../../platform/transition/lifecycle.ts';
import { recordsTold } from '../told.ts';
import { recordLinks } from './record-links.tables.ts';

export type RecordLinkRow = typeof recordLinks.$inferSelect;

/** How what can be read with a link begins and ends. */
export const recordLinkLifecycle = defineLifecycle({
  machine: recordLinkMachine,
  table: recordLinks,
  columns: { state: 'status', version: 'version', subject: 'patientId', instants: { expires_at: 'expiresAt' } },
  audit: { revoke: 'records.link_revoked', expire: 'records.link_expired' },
  about: ({ row }) => ({ target: { type: 'record_link', id: row.id }, subjectId: row.patientId }),
  facts: ({ row }) => ({ link: row.id }),
  sets: ({ at }) => ({ endedAt: at }),
  live: (row) => recordsTold(row.patientId, null),
  refused: 'records.link_not_possible',
  missing: 'records.link_not_found',
});
