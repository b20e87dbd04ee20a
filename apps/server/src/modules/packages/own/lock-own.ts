import type { Locale } from '@travesia/contracts/kit';
import type { Tx } from '../../../platform/db/database.ts';
import { refuseOutOfSight } from '../../../platform/demo/sight.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { Reference } from '../../catalog/index.ts';
import { type DraftRow, lockDraft } from './drafts.repo.ts';
import type { OwnPackagesDeps } from './own-packages-deps.ts';
import type { OwnPackagesScope } from './own-packages.policy.ts';
import { sellingClinic, showDraft } from './show-draft.ts';
import type { SellingClinic } from './selling-clinic.repo.ts';

export interface Asked {
  scope: OwnPackagesScope;
  reference: Reference;
  language: Locale;
}

/**
 * Locks one of the clinic's packages before a change. Throws `packages.not_found`, `access.not_allowed`, and `request.stale_version` with
 * the current working copy.
 */
export async function lockOwn(
  tx: Tx,
  deps: OwnPackagesDeps,
  asked: Asked,
  { id, version }: { id: string; version: number },
): Promise<{ row: DraftRow; clinic: SellingClinic }> {
  const row = await lockDraft(tx, asked.scope, id);
  if (!row) throw new ProblemError('packages.not_found');
  const clinic = await sellingClinic(tx, deps, asked.scope);
  refuseOutOfSight(asked.scope.person, clinic);
  if (row.version !== version)
    throw new ProblemError('request.stale_version', { present: await showDraft(tx, deps, asked, id) });
  return { row, clinic };
}
