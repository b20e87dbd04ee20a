import { CLAIM_DAYS, claimMachine, claimMoved, claimOverdue } from '@travesia/contracts/aftercare';
import { statesTagged } from '@travesia/contracts/kit';
import { defineLifecycle, says } from '../../../platform/transition/lifecycle.ts';
import { claims } from './claims.tables.ts';
import { daysAfter } from './timetable.rules.ts';

export type ClaimRow = typeof claims.$inferSelect;

const FINAL: readonly string[] = statesTagged(claimMachine, 'final');

const about = ({ row }: { row: ClaimRow }) => ({
  claim_id: row.id,
  journey_id: row.journeyId,
  provider_id: row.providerId,
});

/** How claims move. Whatever a move leads to, at most one instant reminds of it. */
export const claimLifecycle = defineLifecycle({
  machine: claimMachine,
  table: claims,
  columns: {
    state: 'status',
    version: 'version',
    subject: 'patientId',
    instants: {
      answer_due_at: 'answerDueAt',
      proposal_due_at: 'proposalDueAt',
      decision_due_at: 'decisionDueAt',
      appeal_until: 'appealUntil',
      remind_at: 'remindAt',
    },
  },
  audit: {
    answer: 'claims.answered',
    propose: 'claims.proposed',
    accept: 'claims.settled',
    ask_decision: 'claims.decision_asked',
    escalate: 'claims.decision_asked',
    decide: 'claims.decided',
    appeal: 'claims.appealed',
    decide_appeal: 'claims.closed',
    close: 'claims.closed',
    withdraw: 'claims.withdrawn',
    remind: 'claims.reminded',
    alert: 'claims.reminded',
    alert_appeal: 'claims.reminded',
  },
  about: ({ row }) => ({
    target: { type: 'claim', id: row.id },
    subjectId: row.patientId,
    contextProviderId: row.providerId,
  }),
  facts: ({ to }) => ({ status: to }),
  events: {
    answer: (moved) => moves(moved),
    propose: (moved) => moves(moved),
    accept: (moved) => moves(moved),
    ask_decision: (moved) => moves(moved),
    escalate: (moved) => moves(moved),
    decide: (moved) => moves(moved),
    appeal: (moved) => moves(moved),
    decide_appeal: (moved) => moves(moved),
    close: (moved) => moves(moved),
    withdraw: (moved) => moves(moved),
    remind: (moved) => says(claimOverdue, { ...about(moved), who: 'clinic' }),
    alert: (moved) => says(claimOverdue, { ...about(moved), who: 'team' }),
    alert_appeal: (moved) => says(claimOverdue, { ...about(moved), who: 'team' }),
  },
  sets: ({ row, from, to, at }) => {
    // Whoever is late is told once.
    if (from === to) return { remindAt: null };
    const appealed = daysAfter(at, CLAIM_DAYS.appealDecision);
    return {
      remindAt: to === 'deciding' ? row.decisionDueAt : to === 'appealed' ? appealed : null,
      ...(to === 'appealed' ? { decisionDueAt: appealed } : {}),
      ...(to === 'decided' ? { appealUntil: daysAfter(at, CLAIM_DAYS.appeal) } : {}),
      ...(FINAL.includes(to) ? { endedAt: at } : {}),
    };
  },
  refused: 'claims.not_possible',
  missing: 'claims.not_found',
});

const moves = (moved: {
  row: ClaimRow;
  action: string;
  as: 'patient' | 'provider' | 'organization' | 'admin' | 'system';
}) => says(claimMoved, { ...about(moved), action: moved.action, by: moved.as });
