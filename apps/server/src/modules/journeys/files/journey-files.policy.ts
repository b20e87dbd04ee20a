import { type JourneyFilePurpose, journeyMachine } from '@travesia/contracts/journeys';
import { statesTagged } from '@travesia/contracts/kit';
import {
  isRunning,
  isUntreated,
  type JourneyScope,
  mayChangeForOthers,
  mayReadHealth,
  roleOn,
} from '../journey-sides.policy.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';

type On = Pick<JourneyRow, 'patientId' | 'status'>;

const FINAL: readonly string[] = statesTagged(journeyMachine, 'final');

/** Booked, treated or over: papers are corrected after the end of a journey too. */
const isTreated = (journey: On): boolean =>
  isRunning(journey) || (FINAL.includes(journey.status) && !isUntreated(journey));

/** Whether a user may upload a file for this. */
export function mayUpload(scope: JourneyScope, journey: On, purpose: JourneyFilePurpose): boolean {
  const as = roleOn(scope, journey);
  if (purpose === 'check_in') return as === 'patient' && isRunning(journey);
  if (purpose === 'discharge') return as === 'provider' && mayChangeForOthers(scope) && isTreated(journey);
  return !isUntreated(journey) && (as === 'patient' || mayChangeForOthers(scope));
}

/** Whether a user may read files of this: those who treat, and for evidence whoever decides too. */
export const mayReadFile = (scope: JourneyScope, journey: On, purpose: JourneyFilePurpose): boolean =>
  mayReadHealth(scope, journey) || (purpose === 'claim' && roleOn(scope, journey) === 'admin');
