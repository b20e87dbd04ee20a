import type { PackageDraft } from '@travesia/contracts/packages';
import type { Tx } from '../../../../platform/db/database.ts';
import { changeToUndo } from '../../../../platform/transition/change-to-undo.ts';
import { refuseGaps } from '../content.rules.ts';
import { findShownContent } from '../drafts.repo.ts';
import { move, type Moving } from '../move.ts';
import type { OwnPackagesDeps } from '../own-packages-deps.ts';
import { packageLifecycle } from '../package.lifecycle.ts';
import { publishingFacts } from '../publishing-facts.ts';
import { type AskedMove, changeOwnPackage } from './change-own-package.ts';

const UNDO_TO = {
  draft: 'undo_archive',
  paused: 'undo_archive_paused',
  published: 'undo_archive_published',
} as const;

/** While the package was archived, nothing kept the clinic from archiving those it names. */
async function refuseWithoutClinicians(tx: Tx, { asked, clinic, row }: Moving): Promise<void> {
  const shown = await findShownContent(tx, asked.scope, row);
  if (shown) refuseGaps(shown, publishingFacts(asked.reference, clinic, shown), ['clinician_unknown']);
}

/** Takes back an archiving of the last minute by the same person. Throws `request.undo_over`, and `packages.not_publishable` if a clinician it names is gone. */
export const undoArchive = (deps: OwnPackagesDeps, asked: AskedMove): Promise<PackageDraft> =>
  changeOwnPackage(deps, asked, async (tx, moving) => {
    const undo = { actor: asked.actor, at: deps.clock.now() };
    const { change } = await changeToUndo(tx, packageLifecycle, moving.row, ['archive'], undo);
    if (change.fromState === 'published') await refuseWithoutClinicians(tx, moving);
    await move(tx, moving, UNDO_TO[change.fromState as keyof typeof UNDO_TO]);
  });
