import type { Database } from '../../../platform/db/database.ts';
import { isLoadDue, rememberLoad } from '../../../platform/db/loaded-data.repo.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { alignZones } from '../writing/provider-zones.repo.ts';

/** Increment when the derivation of time zones changes; every zone is then recomputed once. */
const READING = '1';

/**
 * Computes every provider's time zone from its coordinates, once: a migration only knows cities and countries. Returns how many
 * changed, or null when already done.
 */
export async function alignTimeZones(database: Database): Promise<number | null> {
  if (!(await isLoadDue(database.db, 'time-zones', READING))) return null;
  return unitOfWork(database, async (tx) => {
    const changed = await alignZones(tx);
    await rememberLoad(tx, 'time-zones', READING);
    return changed;
  });
}
