import { defineMachine } from '../../kit/index.ts';

/** The published timetable, in days: from opening to the clinic's answer, its proposal and the decision; then to appeal, and to decide that. */
export const CLAIM_DAYS = { answer: 3, proposal: 7, decision: 14, appeal: 14, appealDecision: 14 } as const;

/** A patient who got a proposal so late has this long before the team decides, minutes. */
const BEFORE_DECISION_MINUTES = 3 * 24 * 60;

/**
 * A patient's claim against a clinic: after a complication, by its policy; or a dispute about what was agreed. Every claim ends in a settlement or a decision:
 * whatever is late goes on by itself. `remind` and the alerts move nothing: they tell who is late.
 */
export const claimMachine = defineMachine({
  name: 'claim',
  initial: 'open',
  instants: ['answer_due_at', 'proposal_due_at', 'decision_due_at', 'appeal_until', 'remind_at'],
  states: {
    open: {
      tags: ['live', 'clinics_turn', 'answerable', 'withdrawable'],
      timers: [
        { afterMinutes: 0, of: 'remind_at', action: 'remind' },
        { afterMinutes: 0, of: 'proposal_due_at', action: 'escalate' },
      ],
    },
    answered: {
      tags: ['live', 'clinics_turn', 'withdrawable'],
      timers: [{ afterMinutes: 0, of: 'proposal_due_at', action: 'escalate' }],
    },
    proposed: {
      tags: ['live', 'patients_turn', 'withdrawable'],
      timers: [{ beforeMinutes: BEFORE_DECISION_MINUTES, of: 'decision_due_at', action: 'escalate' }],
    },
    deciding: {
      tags: ['live', 'teams_turn', 'withdrawable'],
      timers: [{ afterMinutes: 0, of: 'remind_at', action: 'alert' }],
    },
    decided: {
      tags: ['live', 'appealable'],
      timers: [{ afterMinutes: 0, of: 'appeal_until', action: 'close' }],
    },
    appealed: {
      tags: ['live', 'teams_turn'],
      timers: [{ afterMinutes: 0, of: 'remind_at', action: 'alert_appeal' }],
    },
    settled: { tags: ['final'] },
    closed: { tags: ['final'] },
    withdrawn: { tags: ['final'] },
  },
  transitions: {
    answer: { from: ['open'], to: 'answered', by: ['provider', 'organization', 'admin'] },
    propose: { from: ['open', 'answered'], to: 'proposed', by: ['provider', 'organization', 'admin'] },
    accept: { from: ['proposed'], to: 'settled', by: ['patient'] },
    ask_decision: { from: ['answered', 'proposed'], to: 'deciding', by: ['patient'] },
    escalate: { from: ['open', 'answered', 'proposed'], to: 'deciding', by: ['system'] },
    decide: { from: ['deciding'], to: 'decided', by: ['admin'] },
    appeal: { from: ['decided'], to: 'appealed', by: ['patient', 'provider'] },
    decide_appeal: { from: ['appealed'], to: 'closed', by: ['admin'] },
    close: { from: ['decided'], to: 'closed', by: ['system'] },
    withdraw: { from: ['open', 'answered', 'proposed', 'deciding'], to: 'withdrawn', by: ['patient'] },
    remind: { from: ['open'], to: 'open', by: ['system'] },
    alert: { from: ['deciding'], to: 'deciding', by: ['system'] },
    alert_appeal: { from: ['appealed'], to: 'appealed', by: ['system'] },
  },
});

export type ClaimStatus = keyof typeof claimMachine.states;

/** complication: what its policy covers. dispute: that something is not as agreed. */
export const CLAIM_KINDS = ['complication', 'dispute'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** What a claim is about. */
export const CLAIM_SUBJECTS = [
  'revision_treatment',
  'hospital_costs',
  'travel_costs',
  'home_care',
  'not_as_agreed',
  'charged_more',
  'other_surgeon',
  'refund_missing',
  'other',
] as const;
export type ClaimSubject = (typeof CLAIM_SUBJECTS)[number];

/** What was decided: nothing is owed, part of what was claimed, or all of it. */
export const CLAIM_OUTCOMES = ['rejected', 'partly', 'granted'] as const;
