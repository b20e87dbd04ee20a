import { journeyMachine, type ItineraryEntry } from '@travesia/contracts/journeys';
import { statesTagged } from '@travesia/contracts/kit';
import { type JourneyScope, roleOn } from '../journey-sides.policy.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';
import type { EntryRow } from './itinerary.repo.ts';

type On = Pick<JourneyRow, 'patientId' | 'status'>;

const RUNNING: readonly string[] = statesTagged(journeyMachine, 'running');

/** On which side a user writes. */
export const sideOf = (scope: JourneyScope, journey: On): EntryRow['by'] =>
  roleOn(scope, journey) === 'patient' ? 'patient' : 'clinic';

/** Whether a user may add to an itinerary now. */
export function mayAddEntry(scope: JourneyScope, journey: On): boolean {
  const { others } = scope;
  const mayChange = sideOf(scope, journey) === 'patient' || !('mayChange' in others) || others.mayChange;
  return RUNNING.includes(journey.status) && mayChange;
}

/** What a user may do with an entry now: patients change their own, the clinic any. */
export function entryActions(
  scope: JourneyScope,
  journey: On,
  { by }: Pick<EntryRow, 'by'>,
): ItineraryEntry['actions'] {
  const side = sideOf(scope, journey);
  return mayAddEntry(scope, journey) && (side === 'clinic' || by === side) ? ['edit', 'remove'] : [];
}
