import { incidentMachine, type IncidentStatus } from '@travesia/contracts/aftercare';
import { statesTagged } from '@travesia/contracts/kit';

const UNANSWERED: readonly string[] = statesTagged(incidentMachine, 'unanswered');

/** Whether what happened to an incident still means something: nobody is alarmed of what was answered since. */
export const mayTellOfIncident = (
  what: 'opened' | 'escalated' | 'alarmed' | 'acknowledged' | 'resolved' | 'noted',
  status: IncidentStatus,
): boolean => {
  switch (what) {
    case 'opened':
    case 'escalated':
    case 'alarmed':
      return UNANSWERED.includes(status);
    case 'acknowledged':
      return status === 'acknowledged';
    case 'resolved':
      return status === 'resolved';
    case 'noted':
      return true;
  }
};
