import { recordExportMachine } from '@travesia/contracts/records';
import { defineLifecycle } from '../../../platform/transition/lifecycle.ts';
import { recordsTold } from '../told.ts';
import { recordExports } from './record-exports.tables.ts';

export const recordExportLifecycle = defineLifecycle({
  machine: recordExportMachine,
  table: recordExports,
  columns: { state: 'status', version: 'version', subject: 'patientId' },
  audit: {
    start: 'record_exports.started',
    finish: 'record_exports.made',
    fail: 'record_exports.failed',
    expire: 'record_exports.expired',
  },
  about: ({ row }) => ({ subjectId: row.patientId, target: { type: 'record_export', id: row.id } }),
  live: ({ patientId }) => recordsTold(patientId, null),
  refused: 'records.export_not_ready',
  missing: 'records.export_not_found',
});
