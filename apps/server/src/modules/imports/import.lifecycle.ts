import { importMachine } from '@travesia/contracts/imports';
import { defineLifecycle } from '../../platform/transition/lifecycle.ts';
import { imports } from './imports.tables.ts';

export const importLifecycle = defineLifecycle({
  machine: importMachine,
  table: imports,
  columns: { state: 'state', version: 'version' },
  audit: {
    describe: 'imports.described',
    check: 'imports.check_begun',
    commit: 'imports.committed',
    withdraw: 'imports.withdrawn',
    end_check: 'imports.checked',
    break_check: 'imports.check_failed',
    end_commit: 'imports.finished',
    record: 'imports.recorded',
    break_commit: 'imports.commit_failed',
  },
  about: ({ row }) => ({ subjectId: row.startedBy ?? undefined, target: { type: 'import', id: row.id } }),
  sets: ({ to, at }) => (to === 'done' || to === 'withdrawn' ? { finishedAt: at } : {}),
  refused: 'imports.not_possible',
  missing: 'imports.not_found',
});
