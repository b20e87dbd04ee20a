import type { Locale } from '@travesia/contracts/kit';
import type { PackageContentChange, PackageDraft } from '@travesia/contracts/packages';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { Reference } from '../../../catalog/index.ts';
import { isSameContent, refusePriceChange, withChange } from '../content.rules.ts';
import { contentOf, saveDraft } from '../drafts.repo.ts';
import { lockOwn } from '../lock-own.ts';
import type { OwnPackagesDeps } from '../own-packages-deps.ts';
import { ownPackages, rightsOf } from '../own-packages.policy.ts';
import { showDraft } from '../show-draft.ts';

/**
 * Replaces fields of a working copy; a save that changes nothing leaves its version. Throws `packages.archived`,
 * `packages.price_not_allowed`, `catalog.treatment_not_found`, and `request.stale_version` with the current one.
 */
export async function savePackage(
  deps: OwnPackagesDeps,
  id: string,
  { version, ...change }: PackageContentChange & { version: number },
  language: Locale,
  actor: Actor,
): Promise<PackageDraft> {
  const scope = ownPackages(actor);
  const reference = await deps.reference();
  const asked = { scope, reference, language };
  return unitOfWork(deps.database, async (tx) => {
    const { row, clinic } = await lockOwn(tx, deps, asked, { id, version });
    if (row.status === 'archived') throw new ProblemError('packages.archived');
    const before = contentOf(row);
    const after = withChange(before, knownTreatment(reference, change, before.treatment));
    refusePriceChange(rightsOf(scope, clinic), before, after);
    if (!isSameContent(before, after))
      await saveDraft(tx, row, after, { by: scope.person.userId, at: deps.clock.now() });
    return showDraft(tx, deps, asked, id);
  });
}

/** The change with the present slug of its treatment; one that is no longer published may stay. */
function knownTreatment(
  reference: Reference,
  { treatment: slug, ...change }: PackageContentChange,
  present: string | null,
): PackageContentChange {
  if (slug === undefined) return change;
  if (slug === null || slug === present) return { ...change, treatment: slug };
  const treatment = reference.treatments.get(slug);
  if (!treatment) throw new ProblemError('catalog.treatment_not_found');
  return { ...change, treatment: treatment.slug };
}
