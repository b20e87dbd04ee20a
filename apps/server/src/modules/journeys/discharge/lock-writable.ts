import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { JourneyScope } from '../journey-sides.policy.ts';
import { findJourney, type JourneyRecord, lockJourney } from '../journeys.repo.ts';
import { dischargeActions, writtenNow } from './discharge.policy.ts';
import { lockPacks } from './discharge.repo.ts';
import type { PackRow } from './pack.lifecycle.ts';

/** A journey whose papers a user may write, with all of them, locked. */
export async function lockWritable(
  tx: Tx,
  scope: JourneyScope,
  id: string,
): Promise<{ record: JourneyRecord; packs: PackRow[]; trip: number; corrects: string | null }> {
  const journey = await lockJourney(tx, scope, id);
  const record = journey && (await findJourney(tx, scope, id));
  if (!record) throw new ProblemError('journeys.not_found');
  const packs = await lockPacks(tx, journey);
  const written = writtenNow(journey, packs);
  if (!written || !dischargeActions(scope, journey, packs).includes('edit'))
    throw new ProblemError('journeys.discharge_not_possible');
  return { record, packs, ...written };
}
