import { exportMachine, exportReady } from '@travesia/contracts/privacy';
import { defineLifecycle, says } from '../../platform/transition/lifecycle.ts';
import { dataExports } from './privacy.tables.ts';

export const exportLifecycle = defineLifecycle({
  machine: exportMachine,
  table: dataExports,
  columns: { state: 'status', version: 'version', subject: 'userId' },
  audit: {
    start: 'privacy.export_started',
    finish: 'privacy.export_made',
    fail: 'privacy.export_failed',
    expire: 'privacy.export_expired',
  },
  about: ({ row }) => ({ subjectId: row.userId, target: { type: 'data_export', id: row.id } }),
  events: { finish: ({ row }) => says(exportReady, { export_id: row.id, user_id: row.userId }) },
  refused: 'privacy.export_not_ready',
  missing: 'privacy.export_not_found',
});
