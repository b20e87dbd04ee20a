import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { JourneyScope } from '../journey-sides.policy.ts';
import { lockJourney } from '../journeys.repo.ts';
import type { CompanionRow } from './companion.lifecycle.ts';
import { companionActions } from './companions.policy.ts';
import { lockCompanion } from './companions.repo.ts';

/**
 * A companion with whom the patient may do something now, locked after the journey. Throws `journeys.not_found`,
 * `journeys.companion_not_found` and `journeys.companion_not_possible`.
 */
export async function lockOwnCompanion(
  tx: Tx,
  scope: JourneyScope,
  { id, companionId }: { id: string; companionId: string },
  action: 'change' | 'revoke',
): Promise<CompanionRow> {
  const journey = await lockJourney(tx, scope, id);
  if (!journey) throw new ProblemError('journeys.not_found');
  const row = await lockCompanion(tx, journey, companionId);
  if (!row) throw new ProblemError('journeys.companion_not_found');
  if (!companionActions(row).includes(action)) throw new ProblemError('journeys.companion_not_possible');
  return row;
}
