import { recordRequestAnswered, recordRequestMachine } from '@travesia/contracts/records';
import { defineLifecycle, says } from '../../../platform/transition/lifecycle.ts';
import { shareTold } from '../told.ts';
import { recordRequests } from './record-requests.tables.ts';

export type RecordRequestRow = typeof recordRequests.$inferSelect;

const answered = (answer: 'answered' | 'declined', { id, journeyId }: RecordRequestRow) =>
  says(recordRequestAnswered, { request_id: id, journey_id: journeyId, answer });

/** How what a clinic asked for ends. */
export const recordRequestLifecycle = defineLifecycle({
  machine: recordRequestMachine,
  table: recordRequests,
  columns: { state: 'status', version: 'version', subject: 'patientId' },
  audit: {
    answer: 'records.request_answered',
    decline: 'records.request_declined',
    withdraw: 'records.request_withdrawn',
  },
  about: ({ row }) => ({ target: { type: 'record_request', id: row.id }, subjectId: row.patientId }),
  facts: ({ row }) => ({ journey: row.journeyId, provider: row.providerId }),
  events: {
    answer: ({ row }) => answered('answered', row),
    decline: ({ row }) => answered('declined', row),
  },
  sets: ({ at }) => ({ endedAt: at }),
  live: (row) => shareTold({ ...row, recordId: null }, row.providerId),
  refused: 'records.request_not_possible',
  missing: 'records.request_not_found',
});
