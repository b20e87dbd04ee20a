import { companionMachine } from '@travesia/contracts/journeys';
import { nextState, statesTagged } from '@travesia/contracts/kit';
import { isRunning } from '../journey-sides.policy.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';
import type { CompanionRow } from './companion.lifecycle.ts';

/** Whether a trip can be shared now; only its patient is asked. */
export const mayShare = (journey: Pick<JourneyRow, 'status'>): boolean => isRunning(journey);

const READS: readonly string[] = statesTagged(companionMachine, 'reads');

/** Whether somebody may still read. A timer ends it too, but may be late. */
export const stillReads = ({ status, expiresAt }: Pick<CompanionRow, 'status' | 'expiresAt'>, now: Date): boolean =>
  READS.includes(status) && expiresAt > now;

/** What the patient may do with a companion now. */
export const companionActions = ({ status }: Pick<CompanionRow, 'status'>): ('change' | 'revoke')[] =>
  nextState(companionMachine, status, 'revoke', 'patient') === null ? [] : ['change', 'revoke'];
