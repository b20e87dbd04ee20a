import type { Locale } from '@travesia/contracts/kit';
import type { PackageDraft } from '@travesia/contracts/packages';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { refuseOutOfSight } from '../../../../platform/demo/sight.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { addDraft } from '../add-draft.ts';
import { duplicateOf } from '../content.rules.ts';
import { findOwn } from '../drafts.repo.ts';
import type { OwnPackagesDeps } from '../own-packages-deps.ts';
import { ownPackages } from '../own-packages.policy.ts';
import { sellingClinic, showDraft } from '../show-draft.ts';

/** Adds a draft with the working copy of another package. Throws `packages.not_found` and `packages.too_many`. */
export async function duplicatePackage(
  deps: OwnPackagesDeps,
  id: string,
  language: Locale,
  actor: Actor,
): Promise<PackageDraft> {
  const scope = ownPackages(actor);
  const reference = await deps.reference();
  return unitOfWork(deps.database, async (tx) => {
    const original = await findOwn(tx, scope, id);
    if (!original) throw new ProblemError('packages.not_found');
    refuseOutOfSight(actor, await sellingClinic(tx, deps, scope));
    const copy = await addDraft(tx, deps, scope, duplicateOf(original.content), 'package.duplicated');
    return showDraft(tx, deps, { scope, reference, language }, copy);
  });
}
