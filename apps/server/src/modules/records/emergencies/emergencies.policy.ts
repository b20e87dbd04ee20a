import { type EmergencySide, recordEmergencyMachine } from '@travesia/contracts/records';
import { nextState, statesTagged } from '@travesia/contracts/kit';
import {
  isRunning,
  isUntreated,
  type JourneyRow,
  type JourneyScope,
  mayChangeForOthers,
  maySignOn,
  roleOn,
} from '../../journeys/index.ts';
import type { ReadThrough } from '../access/note-read.ts';
import type { recordEmergencies } from './record-emergencies.tables.ts';

type Row = typeof recordEmergencies.$inferSelect;

/** What somebody would read in an emergency, and for whom. */
export interface EmergencyReach {
  side: EmergencySide;
  wholeVault: boolean;
}

/**
 * What a user reads in an emergency on a journey of the clinic that they act for; null if nothing. Care staff who may sign read everything while the journey
 * runs: what was not shared can be what is needed. Whoever acts for the clinic from outside reads what is shared with it.
 * @param scope of the clinic; see `scopeAtClinic`
 */
export function emergencyReach(
  scope: JourneyScope,
  journey: Pick<JourneyRow, 'patientId' | 'providerId' | 'status'>,
): EmergencyReach | null {
  const { others } = scope;
  const as = roleOn(scope, journey);
  if (as === 'patient' || others.kind !== 'clinic' || others.id !== journey.providerId) return null;
  if (as === 'provider')
    return maySignOn(scope, journey) && isRunning(journey) ? { side: 'staff', wholeVault: true } : null;
  if (!mayChangeForOthers(scope) || isUntreated(journey)) return null;
  return { side: as === 'organization' ? 'organization' : 'admin', wholeVault: false };
}

const READS: readonly string[] = statesTagged(recordEmergencyMachine, 'reads');

/** Whether the hour still runs. A timer ends it too, but may be late. */
export const isOpen = ({ status, expiresAt }: Pick<Row, 'status' | 'expiresAt'>, now: Date): boolean =>
  READS.includes(status) && expiresAt > now;

/** Whether it can be ended now. */
export const emergencyActions = ({ status }: Pick<Row, 'status'>): 'end'[] =>
  nextState(recordEmergencyMachine, status, 'end', 'patient') === null ? [] : ['end'];

/** How reads by it are marked in the audit log. */
export const throughEmergency = ({ id }: Pick<Row, 'id'>): ReadThrough => `emergency:${id}`;

/** What the audit log says of it: never the reason. */
export const emergencyFacts = ({ journeyId, providerId, side }: Pick<Row, 'journeyId' | 'providerId' | 'side'>) => ({
  journey: journeyId,
  provider: providerId,
  side,
});
