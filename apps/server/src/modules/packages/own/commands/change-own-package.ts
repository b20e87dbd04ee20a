import type { Locale } from '@travesia/contracts/kit';
import type { PackageDraft } from '@travesia/contracts/packages';
import type { Tx } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { lockClinicOf } from '../../../providers/index.ts';
import { lockOwn } from '../lock-own.ts';
import type { Moving } from '../move.ts';
import type { OwnPackagesDeps } from '../own-packages-deps.ts';
import { ownPackages } from '../own-packages.policy.ts';
import { lockPublic } from '../put-into-effect.ts';
import { showDraft } from '../show-draft.ts';

export interface AskedMove {
  id: string;
  version: number;
  language: Locale;
  actor: Actor;
}

/** Does something with a locked package and returns it. Throws `packages.not_found` and `request.stale_version`. */
export async function changeOwnPackage(
  deps: OwnPackagesDeps,
  { id, version, language, actor }: AskedMove,
  work: (tx: Tx, moving: Moving) => Promise<void>,
): Promise<PackageDraft> {
  const scope = ownPackages(actor);
  const reference = await deps.reference();
  const asked = { scope, reference, language };
  return unitOfWork(deps.database, async (tx) => {
    await lockPublic(tx);
    await lockClinicOf(tx, scope);
    const { row, clinic } = await lockOwn(tx, deps, asked, { id, version });
    await work(tx, { deps, asked, clinic, row, actor });
    return showDraft(tx, deps, asked, id);
  });
}
