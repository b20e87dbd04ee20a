import { CLAIM_ACTIONS, type ClaimAction, claimMachine } from '@travesia/contracts/aftercare';
import { nextState } from '@travesia/contracts/kit';
import { type JourneyScope, mayChangeForOthers, roleOn } from '../../journeys/index.ts';
import type { ClaimRow } from './claim.lifecycle.ts';
import type { Turn } from './timetable.rules.ts';

const DECISIONS: readonly ClaimAction[] = ['decide', 'decide_appeal'];

/**
 * What a user may do with a claim now. Who decides doesn’t also answer for the clinic: admins decide, and nothing else.
 */
export function claimActions(scope: JourneyScope, row: Pick<ClaimRow, 'patientId' | 'status'>): ClaimAction[] {
  const as = roleOn(scope, row);
  if (as !== 'patient' && !mayChangeForOthers(scope)) return [];
  const isTeam = as !== 'patient' && scope.others.kind === 'all';
  return CLAIM_ACTIONS.filter(
    (action) => nextState(claimMachine, row.status, action, as) !== null && DECISIONS.includes(action) === isTeam,
  );
}

/** The side of a desk, whose turn its first tab lists. */
export const turnOfDesk = ({ others }: JourneyScope, isOwn: boolean): Turn => {
  if (isOwn) return 'patient';
  return others.kind === 'all' ? 'team' : 'clinic';
};
