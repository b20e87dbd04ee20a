import type { Locale } from '@travesia/contracts/kit';
import type { PackageDraft } from '@travesia/contracts/packages';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { OwnPackagesDeps } from '../own-packages-deps.ts';
import { ownPackages } from '../own-packages.policy.ts';
import { showDraft } from '../show-draft.ts';

/** The working copy of one of the clinic's packages. */
export const getOwnPackageQuery = async (
  deps: OwnPackagesDeps,
  id: string,
  language: Locale,
  actor: Actor,
): Promise<PackageDraft> =>
  showDraft(deps.database.db, deps, { scope: ownPackages(actor), reference: await deps.reference(), language }, id);
