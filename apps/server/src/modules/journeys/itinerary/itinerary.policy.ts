import type { ItineraryEntry } from '@travesia/contracts/journeys';
import { isRunning, type JourneyScope, mayChangeForOthers, roleOn } from '../journey-sides.policy.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';
import type { EntryRow } from './itinerary.repo.ts';

type On = Pick<JourneyRow, 'patientId' | 'status'>;

/** On which side a user writes. */
export const sideOf = (scope: JourneyScope, journey: On): EntryRow['by'] =>
  roleOn(scope, journey) === 'patient' ? 'patient' : 'clinic';

/** Whether a user may add to an itinerary now. */
export const mayAddEntry = (scope: JourneyScope, journey: On): boolean =>
  isRunning(journey) && (sideOf(scope, journey) === 'patient' || mayChangeForOthers(scope));

/** What a user may do with an entry now: patients change their own, the clinic any. */
export function entryActions(
  scope: JourneyScope,
  journey: On,
  { by }: Pick<EntryRow, 'by'>,
): ItineraryEntry['actions'] {
  const side = sideOf(scope, journey);
  return mayAddEntry(scope, journey) && (side === 'clinic' || by === side) ? ['edit', 'remove'] : [];
}
