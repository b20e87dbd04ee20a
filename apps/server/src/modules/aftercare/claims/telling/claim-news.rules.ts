import type { ClaimTold } from '@travesia/contracts/aftercare';
import type { MachineActor } from '@travesia/contracts/kit';
import type { ClaimRow } from '../claim.lifecycle.ts';

/** What happened to a claim, as its events say. */
export type ClaimHappened =
  | { what: 'opened' }
  | { what: 'overdue'; who: 'clinic' | 'team' }
  | { what: 'moved'; action: string; by: MachineActor };

export type Desk = 'provider' | 'organization';

/** Whom it is told: the patient, those who answer for the clinic, and the team. */
export interface ClaimNews {
  patient: ClaimTold<'claim_moved'> | null;
  desk: ((desk: Desk) => ClaimTold<'desk_claim_opened' | 'desk_claim_overdue' | 'desk_claim_moved'> | null) | null;
  team: ClaimTold<'team_claim_to_decide' | 'team_claim_overdue'> | null;
}

const NOTHING: ClaimNews = { patient: null, desk: null, team: null };

/** What each side reads of a move; a side that made it reads nothing. */
const SAID = {
  answer: { patient: 'answered', desk: null },
  propose: { patient: 'proposed', desk: null },
  ask_decision: { patient: null, desk: 'deciding' },
  escalate: { patient: 'deciding', desk: 'deciding' },
  decide: { patient: 'decided', desk: 'decided' },
  appeal: { patient: 'appealed', desk: 'appealed' },
  decide_appeal: { patient: 'closed', desk: 'closed' },
  close: { patient: 'closed', desk: 'closed' },
  accept: { patient: null, desk: 'settled' },
  withdraw: { patient: null, desk: 'withdrawn' },
} as const;

const isSaid = (action: string): action is keyof typeof SAID => action in SAID;

/** What is told of a claim. At its opening the clinic is told; its organization learns of what is late, and of the end. */
export function claimNewsOf(
  happened: ClaimHappened,
  {
    row,
    clinic,
  }: { row: Pick<ClaimRow, 'id' | 'reference' | 'status' | 'answerDueAt' | 'decisionDueAt'>; clinic: string },
): ClaimNews {
  const about = { claim_id: row.id, reference: row.reference, clinic };
  if (happened.what === 'opened') {
    const due = { due_at: row.answerDueAt.toISOString() };
    return {
      ...NOTHING,
      desk: (desk) =>
        desk === 'provider' && row.status === 'open'
          ? { kind: 'desk_claim_opened', params: { ...about, ...due, desk } }
          : null,
    };
  }
  if (happened.what === 'overdue')
    return happened.who === 'clinic'
      ? { ...NOTHING, desk: (desk) => ({ kind: 'desk_claim_overdue', params: { ...about, desk } }) }
      : { ...NOTHING, team: { kind: 'team_claim_overdue', params: about } };
  const { action, by } = happened;
  if (!isSaid(action)) return NOTHING;
  const { patient, desk: said } = SAID[action];
  const isDecided = row.status === 'deciding' || row.status === 'appealed';
  return {
    patient: patient && by !== 'patient' ? { kind: 'claim_moved', params: { ...about, what: patient } } : null,
    desk:
      said && ((desk) => (desk === by ? null : { kind: 'desk_claim_moved', params: { ...about, what: said, desk } })),
    team: isDecided
      ? {
          kind: 'team_claim_to_decide',
          params: {
            ...about,
            due_at: row.decisionDueAt.toISOString(),
            what: row.status === 'appealed' ? 'appeal' : 'claim',
          },
        }
      : null,
  };
}
