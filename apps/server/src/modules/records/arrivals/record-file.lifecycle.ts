import { recordFileMachine } from '@travesia/contracts/records';
import { defineLifecycle } from '../../../platform/transition/lifecycle.ts';
import { recordsTold } from '../told.ts';
import { recordFiles } from './record-files.tables.ts';

export type RecordFileRow = typeof recordFiles.$inferSelect;

/** How a file of a record is checked. */
export const recordFileLifecycle = defineLifecycle({
  machine: recordFileMachine,
  table: recordFiles,
  columns: { state: 'status', version: 'version', subject: 'patientId' },
  audit: { accept: 'records.added', refuse: 'records.refused' },
  about: ({ row }) => ({
    target: row.recordId ? { type: 'medical_record', id: row.recordId } : { type: 'record_file', id: row.id },
    subjectId: row.patientId,
  }),
  facts: ({ row }) => ({ file: row.id }),
  live: (row) => recordsTold(row.patientId, row.recordId),
  refused: 'records.file_not_found',
  missing: 'records.file_not_found',
});
