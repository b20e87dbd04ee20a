import type { Locale } from '@travesia/contracts/kit';
import { MOST_PACKAGES, type PackageContent, type PackageDraft } from '@travesia/contracts/packages';
import type { AuditAction } from '@travesia/contracts/audit';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../../../platform/db/database.ts';
import { lockKeys } from '../../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { refuseOutOfSight } from '../../../../platform/demo/sight.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { begin } from '../../../../platform/transition/transition.ts';
import { duplicateOf } from '../content.rules.ts';
import { columnsOf, countOwn, findOwn, insertDraft } from '../drafts.repo.ts';
import type { OwnPackagesDeps } from '../own-packages-deps.ts';
import { ownPackages, type OwnPackagesScope } from '../own-packages.policy.ts';
import { packageLifecycle } from '../package.lifecycle.ts';
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

/** Adds a draft in the caller's transaction and returns its id. Throws `packages.too_many`. */
export async function addDraft(
  tx: Tx,
  { clock }: Pick<OwnPackagesDeps, 'clock'>,
  scope: OwnPackagesScope,
  content: PackageContent,
  action: AuditAction,
): Promise<string> {
  const { providerId, person: actor } = scope;
  await lockKeys(tx, 'packages of a clinic', [providerId]);
  if ((await countOwn(tx, scope)) >= MOST_PACKAGES) throw new ProblemError('packages.too_many');
  const at = clock.now();
  const made = {
    id: uuidv7(),
    providerId,
    ...columnsOf(content),
    updatedBy: actor.userId,
    updatedAt: at,
    createdAt: at,
  };
  const row = await insertDraft(tx, made);
  const audit = { action, target: { type: 'package', id: row.id }, contextProviderId: providerId } as const;
  await begin(tx, packageLifecycle, { row, actor, as: scope.as, at, audit });
  return row.id;
}
