import type { Tx } from '../../../platform/db/database.ts';
import { findToldJourney, type ToldJourney } from '../../journeys/index.ts';
import { findSharedRecords } from '../records.repo.ts';

/** The journey whose discharge papers were added to a vault; null if they were erased since. */
export async function findFiled(tx: Tx, recordId: string, journeyId: string): Promise<ToldJourney | null> {
  if ((await findSharedRecords(tx, [recordId])).length === 0) return null;
  return (await findToldJourney(tx, journeyId)) ?? null;
}
