import { type DischargeAction, journeyMachine } from '@travesia/contracts/journeys';
import { nextState } from '@travesia/contracts/kit';
import type { JourneyRow } from '../journey.lifecycle.ts';
import { isUntreated, type JourneyScope, mayChangeForOthers, maySignOn, roleOn } from '../journey-sides.policy.ts';
import type { PackRow } from './pack.lifecycle.ts';

type On = Pick<JourneyRow, 'patientId' | 'status'>;
type Packs = readonly Pick<PackRow, 'id' | 'status' | 'trip' | 'number'>[];

/** Whether the patient can be discharged now. */
export const isToDischarge = ({ status }: Pick<On, 'status'>): boolean =>
  nextState(journeyMachine, status, 'discharge', 'provider') !== null;

/** What is written now: the papers of which trip, and whether they replace delivered ones; null if none can be. */
export function writtenNow(
  { status }: Pick<On, 'status'>,
  packs: Packs,
): { trip: number; corrects: string | null } | null {
  const last = deliveredOf(packs);
  // A second trip is discharged after the first one's papers.
  if (isToDischarge({ status })) return { trip: last ? 2 : 1, corrects: null };
  return last && !isUntreated({ status }) ? { trip: last.trip, corrects: last.id } : null;
}

/** What the patient has: the papers of the last trip. */
export const deliveredOf = <P extends Packs[number]>(packs: readonly P[]): P | undefined =>
  packs.filter(({ status }) => status === 'delivered').toSorted((one, other) => other.trip - one.trip)[0];

/** What a user may do with a journey's papers now. */
export function dischargeActions(scope: JourneyScope, journey: On, packs: Packs): DischargeAction[] {
  if (roleOn(scope, journey) !== 'provider' || !mayChangeForOthers(scope) || !writtenNow(journey, packs)) return [];
  return maySignOn(scope, journey) && packs.some(({ status }) => status === 'draft') ? ['edit', 'deliver'] : ['edit'];
}
