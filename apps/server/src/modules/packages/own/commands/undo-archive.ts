import type { PackageDraft } from '@travesia/contracts/packages';
import { changeToUndo } from '../../../../platform/transition/change-to-undo.ts';
import { move } from '../move.ts';
import type { OwnPackagesDeps } from '../own-packages-deps.ts';
import { packageLifecycle } from '../package.lifecycle.ts';
import { type AskedMove, changeOwnPackage } from './change-own-package.ts';

const UNDO_TO = {
  draft: 'undo_archive',
  paused: 'undo_archive_paused',
  published: 'undo_archive_published',
} as const;

/** Takes back an archiving of the last minute by the same person. Throws `request.undo_over`. */
export const undoArchive = (deps: OwnPackagesDeps, asked: AskedMove): Promise<PackageDraft> =>
  changeOwnPackage(deps, asked, async (tx, moving) => {
    const undo = { actor: asked.actor, at: deps.clock.now() };
    const { change } = await changeToUndo(tx, packageLifecycle, moving.row, ['archive'], undo);
    await move(tx, moving, UNDO_TO[change.fromState as keyof typeof UNDO_TO]);
  });
