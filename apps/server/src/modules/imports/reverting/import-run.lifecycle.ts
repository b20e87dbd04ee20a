import { importRunMachine } from '@travesia/contracts/imports';
import type { AuditFacts } from '../../../platform/audit/audit.tables.ts';
import { defineLifecycle } from '../../../platform/transition/lifecycle.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { importRuns } from '../imports.tables.ts';
import { isRevertible } from './is-revertible.ts';

export const importRunLifecycle = defineLifecycle({
  machine: importRunMachine,
  table: importRuns,
  columns: { state: 'state', version: 'version' },
  audit: { revert: 'imports.reverted' },
  about: ({ row }) => ({ target: { type: 'import_run', id: row.id } }),
  facts: ({ reason }): AuditFacts => (reason === null ? {} : { reason }),
  sets: ({ at, reason }) => ({ revertedAt: at, revertReason: reason }),
  guard: ({ row, at }) => (isRevertible(row, at) ? null : new ProblemError('imports.revert_over')),
  refused: 'imports.not_possible',
  missing: 'imports.not_found',
});
