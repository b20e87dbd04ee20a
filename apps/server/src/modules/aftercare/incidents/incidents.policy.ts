import { type IncidentAction, incidentMachine } from '@travesia/contracts/aftercare';
import { nextState, statesTagged } from '@travesia/contracts/kit';
import {
  isRunning,
  type JourneyRow,
  type JourneyScope,
  mayChangeForOthers,
  mayReadHealth,
  roleOn,
} from '../../journeys/index.ts';
import type { IncidentRow } from './incident.lifecycle.ts';
import type { IncidentNoteRow } from './incidents.repo.ts';

type On = Pick<JourneyRow, 'patientId' | 'status'>;

const LIVE: readonly string[] = statesTagged(incidentMachine, 'live');

/** What a user may do with an incident now. */
export function incidentActions(
  scope: JourneyScope,
  journey: On,
  { status }: Pick<IncidentRow, 'status'>,
): IncidentAction[] {
  const as = roleOn(scope, journey);
  const isPatient = as === 'patient';
  if (isPatient ? !isRunning(journey) : !mayChangeForOthers(scope)) return [];
  const may = (action: 'acknowledge' | 'resolve' | 'reopen') => nextState(incidentMachine, status, action, as) !== null;
  return [
    ...(may('acknowledge') ? (['acknowledge'] as const) : []),
    ...(may('resolve') ? (['resolve'] as const) : []),
    ...(may('reopen') ? (['reopen'] as const) : []),
    ...(LIVE.includes(status) || !isPatient ? (['note'] as const) : []),
  ];
}

/** Whether a user gets a note at all: an internal one is nothing that a patient ever learns of, not even one who works at the clinic. */
export const getsNote = (scope: JourneyScope, journey: On, { shared }: Pick<IncidentNoteRow, 'shared'>): boolean =>
  shared || roleOn(scope, journey) !== 'patient';

/** Whether a user reads what a note says: those who treat, the patient what is shared, and others what their own side wrote. */
export const readsNote = (scope: JourneyScope, journey: On, note: Pick<IncidentNoteRow, 'shared' | 'by'>): boolean =>
  getsNote(scope, journey, note) && (mayReadHealth(scope, journey) || roleOn(scope, journey) === note.by);
