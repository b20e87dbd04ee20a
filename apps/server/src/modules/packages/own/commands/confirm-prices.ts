import type { EndpointOutput } from '@travesia/contracts/kit';
import type { confirmPackagePrices } from '@travesia/contracts/packages';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { refuseOutOfSight } from '../../../../platform/demo/sight.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { OwnPackagesDeps } from '../own-packages-deps.ts';
import { ownPackages } from '../own-packages.policy.ts';
import { confirmPrices } from '../public-state.repo.ts';
import { lockPublic, refreshPublic } from '../put-into-effect.ts';
import { sellingClinic } from '../show-draft.ts';

/** Confirms today's prices of the given packages, or of all; packages hidden for an old price show again. */
export async function confirmOwnPrices(
  deps: OwnPackagesDeps,
  ids: readonly string[] | null,
  actor: Actor,
): Promise<EndpointOutput<typeof confirmPackagePrices>> {
  const scope = ownPackages(actor);
  const reference = await deps.reference();
  return unitOfWork(deps.database, async (tx) => {
    await lockPublic(tx);
    const clinic = await sellingClinic(tx, deps, scope);
    refuseOutOfSight(actor, clinic);
    const at = deps.clock.now();
    const today = deps.clock.today(clinic.timeZone);
    const confirmed = await confirmPrices(tx, clinic.id, ids, today);
    await refreshPublic(
      tx,
      { reference, clinic, at, today },
      confirmed.map(({ treatment }) => treatment),
    );
    if (confirmed.length > 0)
      await appendAudit(tx, {
        action: 'package.prices_confirmed',
        actor,
        at,
        target: { type: 'provider', id: clinic.id },
        contextProviderId: clinic.id,
        facts: { packages: confirmed.length },
      });
    return { confirmed: confirmed.length, confirmed_on: today };
  });
}
