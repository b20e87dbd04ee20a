import { packagePricesOld } from '@travesia/contracts/packages';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { hideOldPrices, listSellersWithOldPrices, noteOldPrices } from '../old-prices.repo.ts';
import type { OwnPackagesDeps } from '../own-packages-deps.ts';
import { lockPublic, refreshPublic } from '../put-into-effect.ts';

/**
 * Asks clinics once to confirm prices that they did not confirm for long, and hides packages whose price is older still. A second run on
 * the same day does nothing; a confirmed price begins anew.
 */
export async function watchPrices(deps: OwnPackagesDeps): Promise<void> {
  const at = deps.clock.now();
  const sellers = await listSellersWithOldPrices(deps.database.db, at);
  if (sellers.length === 0) return;
  const reference = await deps.reference();
  for (const clinic of sellers)
    await unitOfWork(deps.database, async (tx) => {
      await lockPublic(tx);
      const hidden = await hideOldPrices(tx, clinic.id, at);
      const count = await noteOldPrices(tx, clinic.id, at);
      await refreshPublic(tx, { reference, clinic, at, today: deps.clock.today() }, hidden);
      if (count > 0 || hidden.length > 0)
        await appendEvent(tx, packagePricesOld, { provider_id: clinic.id, count, hidden: hidden.length });
    });
}
