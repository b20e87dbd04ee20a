import type { AuditAction } from '@travesia/contracts/audit';
import { MOST_PACKAGES, type PackageContent } from '@travesia/contracts/packages';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../../platform/db/database.ts';
import { lockKeys } from '../../../platform/db/lock-keys.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { begin } from '../../../platform/transition/transition.ts';
import { columnsOf, countOwn, insertDraft } from './drafts.repo.ts';
import type { OwnPackagesDeps } from './own-packages-deps.ts';
import type { OwnPackagesScope } from './own-packages.policy.ts';
import { packageLifecycle } from './package.lifecycle.ts';

/** Adds a draft to the clinic's packages and returns its id. Throws `packages.too_many`. */
export async function addDraft(
  tx: Tx,
  { clock }: OwnPackagesDeps,
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
