import { packageMachine } from '@travesia/contracts/packages';
import { defineLifecycle } from '../../../platform/transition/lifecycle.ts';
import { packageDrafts } from './package-drafts.tables.ts';

/** How a clinic's packages move. The public row follows in the same transaction (put-into-effect.ts). */
export const packageLifecycle = defineLifecycle({
  machine: packageMachine,
  table: packageDrafts,
  columns: { state: 'status', version: 'version' },
  audit: {
    publish: 'package.published',
    pause: 'package.paused',
    resume: 'package.resumed',
    archive: 'package.archived',
    restore: 'package.restored',
    undo_archive: 'package.archiving_undone',
    undo_archive_paused: 'package.archiving_undone',
    undo_archive_published: 'package.archiving_undone',
  },
  about: ({ row }) => ({ target: { type: 'package', id: row.id }, contextProviderId: row.providerId }),
  refused: 'packages.not_possible',
  missing: 'packages.not_found',
});
