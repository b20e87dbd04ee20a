import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { lockOwnProvider } from '../../../providers/index.ts';
import type { AvailabilityDeps } from '../../availability-deps.ts';
import { listClinicsToRefresh } from '../next-free.repo.ts';
import { computeNextFree, refreshNextFree } from '../refresh-next-free.ts';

/** Recomputes the first free days of all clinics and writes those that changed. Returns how many did. */
export async function refreshAllNextFree(deps: AvailabilityDeps): Promise<number> {
  let changed = 0;
  for (const known of await listClinicsToRefresh(deps.database.db)) {
    const now = await computeNextFree(deps, deps.database.db, known.providerId);
    if (now.nextFreeOn === known.nextFreeOn && now.nextFreeOnlineOn === known.nextFreeOnlineOn) continue;
    // Again under the clinic's lock: its calendars may have changed meanwhile.
    changed += await unitOfWork(deps.database, async (tx) => {
      await lockOwnProvider(tx, known.providerId);
      return refreshNextFree(deps, tx, [known.providerId]);
    });
  }
  return changed;
}
