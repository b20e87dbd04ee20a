import type { Claim, ClaimStatement, ClaimSummary } from '@travesia/contracts/aftercare';
import { type Locale, type Money, MACHINE_ACTORS } from '@travesia/contracts/kit';
import type { Seal } from '../../../platform/secrets/seal.ts';
import type { StateChange } from '../../../platform/transition/history.repo.ts';
import type { Reference } from '../../catalog/index.ts';
import { type JourneyFileRow, type JourneyScope, mayReadFile, presentJourneyFile } from '../../journeys/index.ts';
import { claimActions } from './claims.policy.ts';
import type { ClaimRecord, StatementRow } from './claims.repo.ts';
import { dueAtOf, isOverdue, turnOf } from './timetable.rules.ts';

const moneyOf = (amount: number | null, currency: string): Money | null =>
  amount === null ? null : { amount, currency };

/** A claim in a list. */
export function presentClaimSummary(
  scope: JourneyScope,
  { row, journey, provider, patient }: ClaimRecord,
  { reference: { treatments }, language, now }: { reference: Reference; language: Locale; now: Date },
): ClaimSummary {
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    subject: row.subject,
    status: row.status,
    journey: { id: journey.id, reference: journey.reference },
    treatment: {
      slug: journey.treatment,
      name: treatments.get(journey.treatment)?.name[language] ?? journey.treatment,
    },
    provider: { id: provider.id, slug: provider.slug, name: provider.name, time_zone: provider.timeZone },
    patient: { id: row.patientId, name: `${patient.firstName} ${patient.lastName}`.trim() || null },
    claimed: moneyOf(row.claimedMinor, row.currency),
    proposed: moneyOf(row.proposedMinor, row.currency),
    decided: moneyOf(row.decidedMinor, row.currency),
    outcome: row.outcome,
    turn: turnOf(row),
    due_at: dueAtOf(row)?.toISOString() ?? null,
    overdue: isOverdue(row, now),
    actions: claimActions(scope, row),
    version: row.version,
    created_at: row.createdAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
  };
}

/** Everything that was written, with the evidence for those who may open it. */
export const presentStatements = (
  scope: JourneyScope,
  { row, journey }: ClaimRecord,
  {
    statements,
    files,
    seal,
  }: { statements: readonly StatementRow[]; files: ReadonlyMap<string, JourneyFileRow[]>; seal: Seal },
): ClaimStatement[] =>
  statements.map(({ id, by, action, textSealed, amountMinor, writtenAt }) => ({
    id,
    by,
    action,
    text: textSealed === null ? null : seal.open(textSealed, id),
    amount: moneyOf(amountMinor, row.currency),
    files: mayReadFile(scope, journey, 'claim') ? (files.get(id) ?? []).map(presentJourneyFile) : [],
    written_at: writtenAt.toISOString(),
  }));

/** What happened to a claim. */
export const presentClaimEvents = (changes: readonly StateChange[]): Claim['events'] =>
  changes.map(({ at, action, toState, actedAs }) => ({
    at: at.toISOString(),
    action: action ?? 'open',
    status: toState as Claim['status'],
    by: MACHINE_ACTORS.find((side) => side === actedAs) ?? 'system',
  }));

/** Its published dates. */
export const presentDates = ({ row }: Pick<ClaimRecord, 'row'>): Claim['dates'] => ({
  answer_due_at: row.answerDueAt.toISOString(),
  proposal_due_at: row.proposalDueAt.toISOString(),
  decision_due_at: row.decisionDueAt.toISOString(),
  appeal_until: row.appealUntil?.toISOString() ?? null,
});
