import type { PackageDraft } from '@travesia/contracts/packages';
import { refuseMove } from '../../../../platform/transition/transition.ts';
import { refuseGaps } from '../content.rules.ts';
import { findShownContent } from '../drafts.repo.ts';
import { move } from '../move.ts';
import type { OwnPackagesDeps } from '../own-packages-deps.ts';
import { packageLifecycle } from '../package.lifecycle.ts';
import { confirmPrices } from '../public-state.repo.ts';
import { publishingFacts } from '../publishing-facts.ts';
import { type AskedMove, changeOwnPackage } from './change-own-package.ts';

/** Shows a paused package again, as last published, and confirms its price. Throws `packages.not_publishable`. */
export const resumePackage = (deps: OwnPackagesDeps, about: AskedMove): Promise<PackageDraft> =>
  changeOwnPackage(deps, about, async (tx, moving) => {
    const { row, clinic, asked, actor } = moving;
    refuseMove(packageLifecycle, row, { action: 'resume', actor, as: asked.scope.as, at: deps.clock.now() });
    const shown = await findShownContent(tx, asked.scope, row);
    if (shown) refuseGaps(shown, publishingFacts(asked.reference, clinic, shown));
    await move(tx, moving, 'resume');
    await confirmPrices(tx, clinic.id, [row.id], deps.clock.today(clinic.timeZone));
  });
