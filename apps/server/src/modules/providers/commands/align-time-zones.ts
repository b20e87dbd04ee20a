import type { Database } from '../../../platform/db/database.ts';
import { isLoadDue, rememberLoad } from '../../../platform/db/loaded-data.repo.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { alignZones } from '../writing/provider-zones.repo.ts';

/** Raise it when places are read differently; every zone is then worked out once more. */
const READING = '1';

/**
 * Works out the zone of every provider by its coordinates, once: a migration knows cities and countries only. Answers how many
 * changed, or null when there was nothing to do.
 */
export async function alignTimeZones(database: Database): Promise<number | null> {
  if (!(await isLoadDue(database.db, 'time-zones', READING))) return null;
  return unitOfWork(database, async (tx) => {
    const changed = await alignZones(tx);
    await rememberLoad(tx, 'time-zones', READING);
    return changed;
  });
}
