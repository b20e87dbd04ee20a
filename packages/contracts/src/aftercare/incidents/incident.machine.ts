import { defineMachine } from '../../kit/index.ts';

/** How long a clinic has to answer, minutes: an urgent one, and one that asks for attention. */
export const ANSWER_MINUTES = { urgent: 60, attention: 24 * 60 } as const;
/** After that the organization and the team know too; so much later still without an answer, the team is alarmed again. */
export const ALARM_AFTER_MINUTES = 60;

/**
 * Something that a clinic must answer: an answer of a check-in that asks for it, or a patient's call for help. Unanswered, it goes up. `alarm`
 * moves nothing.
 */
export const incidentMachine = defineMachine({
  name: 'incident',
  initial: 'open',
  instants: ['answer_due_at', 'alarm_at'],
  states: {
    open: {
      tags: ['live', 'unanswered'],
      timers: [{ afterMinutes: 0, of: 'answer_due_at', action: 'escalate' }],
    },
    escalated: {
      tags: ['live', 'unanswered'],
      timers: [{ afterMinutes: 0, of: 'alarm_at', action: 'alarm' }],
    },
    acknowledged: { tags: ['live'] },
    resolved: { tags: [] },
  },
  transitions: {
    escalate: { from: ['open'], to: 'escalated', by: ['system'] },
    alarm: { from: ['escalated'], to: 'escalated', by: ['system'] },
    acknowledge: { from: ['open', 'escalated'], to: 'acknowledged', by: ['provider', 'organization', 'admin'] },
    resolve: { from: ['acknowledged'], to: 'resolved', by: ['provider', 'organization', 'admin'] },
    reopen: { from: ['resolved'], to: 'open', by: ['patient', 'provider', 'organization', 'admin'] },
  },
});

export type IncidentStatus = keyof typeof incidentMachine.states;

/** Where an incident comes from. */
export const INCIDENT_ORIGINS = ['check_in', 'patient', 'clinic'] as const;
