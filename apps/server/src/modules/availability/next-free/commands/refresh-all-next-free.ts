import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { type NextFree, updateNextFree } from '../../../providers/index.ts';
import type { AvailabilityDeps } from '../../availability-deps.ts';
import { listClinicsToRefresh } from '../next-free.repo.ts';
import { computeNextFree } from '../refresh-next-free.ts';

/** Clinics whose figures are written together. */
const BATCH = 50;

/** Recomputes the first free days of all clinics and writes those that changed. Returns how many did. */
export async function refreshAllNextFree(deps: AvailabilityDeps): Promise<number> {
  const ids = await listClinicsToRefresh(deps.database.db);
  let changed = 0;
  for (let start = 0; start < ids.length; start += BATCH) {
    const rows: NextFree[] = [];
    for (const id of ids.slice(start, start + BATCH)) rows.push(await computeNextFree(deps, deps.database.db, id));
    changed += await unitOfWork(deps.database, (tx) => updateNextFree(tx, rows));
  }
  return changed;
}
