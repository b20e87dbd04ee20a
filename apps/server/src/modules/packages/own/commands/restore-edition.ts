import type { Locale } from '@travesia/contracts/kit';
import type { PackageDraft } from '@travesia/contracts/packages';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { refusePriceChange } from '../content.rules.ts';
import { contentOf, findEditionContent, saveDraft } from '../drafts.repo.ts';
import { lockOwn } from '../lock-own.ts';
import type { OwnPackagesDeps } from '../own-packages-deps.ts';
import { ownPackages, rightsOf } from '../own-packages.policy.ts';
import { showDraft } from '../show-draft.ts';

/**
 * Takes the content of an edition into the working copy. Its treatment may have another slug by now, or none. Throws
 * `packages.edition_not_found`, `packages.archived` and `packages.price_not_allowed`.
 */
export async function restoreEdition(
  deps: OwnPackagesDeps,
  { id, number, version }: { id: string; number: number; version: number },
  language: Locale,
  actor: Actor,
): Promise<PackageDraft> {
  const scope = ownPackages(actor);
  const reference = await deps.reference();
  const asked = { scope, reference, language };
  return unitOfWork(deps.database, async (tx) => {
    const { row, clinic } = await lockOwn(tx, deps, asked, { id, version });
    if (row.status === 'archived') throw new ProblemError('packages.archived');
    const edition = await findEditionContent(tx, scope, { id, number });
    if (!edition) throw new ProblemError('packages.edition_not_found');
    const slug = edition.treatment;
    const treatment =
      slug === null ? undefined : (reference.treatments.get(slug) ?? reference.everyTreatment.get(slug));
    const content = { ...edition, treatment: treatment?.slug ?? null };
    refusePriceChange(rightsOf(scope, clinic), contentOf(row), content);
    const at = deps.clock.now();
    await saveDraft(tx, row, content, { by: scope.person.userId, at });
    await appendAudit(tx, {
      action: 'package.edition_restored',
      actor,
      at,
      target: { type: 'package', id },
      contextProviderId: clinic.id,
      facts: { edition: number },
    });
    return showDraft(tx, deps, asked, id);
  });
}
