import { CLAIM_DAYS, claimMachine, type ClaimStatus } from '@travesia/contracts/aftercare';
import { statesTagged } from '@travesia/contracts/kit';
import type { claims } from './claims.tables.ts';

const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;

export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS);

/** The published dates of a claim that is opened now. */
export const datesFrom = (at: Date) => ({
  answerDueAt: daysAfter(at, CLAIM_DAYS.answer),
  proposalDueAt: daysAfter(at, CLAIM_DAYS.proposal),
  decisionDueAt: daysAfter(at, CLAIM_DAYS.decision),
});

const TURNS = { clinics_turn: 'clinic', patients_turn: 'patient', teams_turn: 'team' } as const;
export type Turn = (typeof TURNS)[keyof typeof TURNS];
type Dates = Pick<
  typeof claims.$inferSelect,
  'status' | 'answerDueAt' | 'proposalDueAt' | 'decisionDueAt' | 'appealUntil'
>;

/** States in which a side must act. */
export const statesOfTurn = (turn: Turn): ClaimStatus[] =>
  (Object.keys(TURNS) as (keyof typeof TURNS)[])
    .filter((tag) => TURNS[tag] === turn)
    .flatMap((tag) => statesTagged(claimMachine, tag));

/** Who must act now; null if nobody must. */
export function turnOf({ status }: Pick<Dates, 'status'>): Turn | null {
  const { tags } = claimMachine.states[status];
  return tags.flatMap((tag) => (tag in TURNS ? [TURNS[tag as keyof typeof TURNS]] : []))[0] ?? null;
}

/** Minutes before the team’s date until which the patient can accept a proposal, as the machine says. */
export const ACCEPTED_UNTIL_MINUTES: number =
  claimMachine.states.proposed.timers
    ?.flatMap((timer) => ('beforeMinutes' in timer ? [timer.beforeMinutes] : []))
    .at(0) ?? 0;

/** The instant that the present state waits for; null once it has ended. */
export function dueAtOf({ status, answerDueAt, proposalDueAt, decisionDueAt, appealUntil }: Dates): Date | null {
  switch (status) {
    case 'open':
      return answerDueAt;
    case 'answered':
      return proposalDueAt;
    case 'proposed':
      return new Date(decisionDueAt.getTime() - ACCEPTED_UNTIL_MINUTES * MINUTE_MS);
    case 'deciding':
    case 'appealed':
      return decisionDueAt;
    case 'decided':
      return appealUntil;
    default:
      return null;
  }
}

/** Whether the side whose turn it is, is late. */
export function isOverdue(row: Dates, now: Date): boolean {
  const due = dueAtOf(row);
  return turnOf(row) !== null && due !== null && due <= now;
}
