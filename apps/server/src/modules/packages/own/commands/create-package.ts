import type { Locale } from '@travesia/contracts/kit';
import type { PackageDraft } from '@travesia/contracts/packages';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { refuseOutOfSight } from '../../../../platform/demo/sight.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { addDraft } from '../add-draft.ts';
import type { OwnPackagesDeps } from '../own-packages-deps.ts';
import { ownPackages } from '../own-packages.policy.ts';
import { sellingClinic, showDraft } from '../show-draft.ts';
import { templateOf } from '../template.rules.ts';

/** Adds a draft, filled from the catalog if a treatment is given. Throws `catalog.treatment_not_found` and `packages.too_many`. */
export async function createPackage(
  deps: OwnPackagesDeps,
  slug: string | null,
  language: Locale,
  actor: Actor,
): Promise<PackageDraft> {
  const scope = ownPackages(actor);
  const reference = await deps.reference();
  const treatment = slug === null ? null : reference.treatments.get(slug);
  if (treatment === undefined) throw new ProblemError('catalog.treatment_not_found');
  return unitOfWork(deps.database, async (tx) => {
    const clinic = await sellingClinic(tx, deps, scope);
    refuseOutOfSight(actor, clinic);
    const id = await addDraft(tx, deps, scope, templateOf(reference, clinic, treatment), 'package.created');
    return showDraft(tx, deps, { scope, reference, language }, id);
  });
}
