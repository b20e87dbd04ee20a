import type { Locale } from '@travesia/contracts/kit';
import type { PackageDraft } from '@travesia/contracts/packages';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { refuseMove, transition } from '../../../../platform/transition/transition.ts';
import { lockClinicOf } from '../../../providers/index.ts';
import { refuseGaps } from '../content.rules.ts';
import { contentOf, insertEdition } from '../drafts.repo.ts';
import { lockOwn } from '../lock-own.ts';
import type { OwnPackagesDeps } from '../own-packages-deps.ts';
import { ownPackages } from '../own-packages.policy.ts';
import { packageLifecycle } from '../package.lifecycle.ts';
import { publishingFacts } from '../publishing-facts.ts';
import { lockPublic, putIntoEffect, refreshPublic } from '../put-into-effect.ts';
import { showDraft } from '../show-draft.ts';

/**
 * Puts the working copy into effect as a new edition: page, lists, counts, search and the clinic's own columns in one transaction. What was
 * agreed before keeps its terms. Throws `packages.not_publishable` with every gap.
 */
export async function publishPackage(
  deps: OwnPackagesDeps,
  id: string,
  { version, note }: { version: number; note: string | null },
  language: Locale,
  actor: Actor,
): Promise<PackageDraft> {
  const scope = ownPackages(actor);
  const reference = await deps.reference();
  const asked = { scope, reference, language };
  return unitOfWork(deps.database, async (tx) => {
    await lockPublic(tx);
    await lockClinicOf(tx, scope);
    const { row, clinic } = await lockOwn(tx, deps, asked, { id, version });
    const at = deps.clock.now();
    const move = { action: 'publish', actor, as: scope.as, at } as const;
    refuseMove(packageLifecycle, row, move);
    const content = contentOf(row);
    refuseGaps(content, publishingFacts(reference, clinic, content));
    const edition = await insertEdition(tx, {
      packageId: id,
      content,
      note: note || null,
      publishedBy: scope.person.userId,
      publishedAt: at,
    });
    await transition(tx, packageLifecycle, {
      ...move,
      row,
      facts: { edition },
      set: { edition, priceRemindedOn: null },
    });
    const effect = { reference, clinic, at, today: deps.clock.today(clinic.timeZone) };
    const treatments = await putIntoEffect(tx, effect, { id, edition, status: 'published' }, content);
    await refreshPublic(tx, effect, treatments);
    return showDraft(tx, deps, asked, id);
  });
}
