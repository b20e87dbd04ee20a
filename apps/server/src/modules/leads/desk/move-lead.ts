import type { LeadDecisionAction } from '@travesia/contracts/leads';
import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { claimLifecycle, consultationLifecycle, contactLifecycle } from '../leads.lifecycles.ts';
import { type DeskScope, mayAnswer } from '../leads.policy.ts';
import type { Lead } from './desk.repo.ts';
import { ACTS_AS, actionsOn, answerOf } from './desk.rules.ts';

interface Moving {
  action: 'answer' | LeadDecisionAction;
  at: Date;
  reason?: string | undefined;
  /** New assignee. */
  assigneeId?: string | null;
}

/** Moves a locked lead of any kind. Throws `leads.not_possible` for what its kind or status does not allow. */
export async function moveLead(
  tx: Tx,
  scope: DeskScope,
  lead: Lead,
  { action, at, reason, assigneeId = lead.row.assigneeId }: Moving,
): Promise<void> {
  const { kind, row } = lead;
  if (!actionsOn({ kind, status: row.status }, scope.side, mayAnswer(scope)).includes(action))
    throw new ProblemError('leads.not_possible');
  const move = { actor: scope.member, as: ACTS_AS[scope.side], at, reason, set: { assigneeId } };
  const taken = action === 'answer' ? answerOf(kind, row.status) : action;
  if (kind === 'consultation') {
    await transition(tx, consultationLifecycle, { ...move, row, action: taken as 'answer' | 'write' | 'accept' });
  } else if (kind === 'contact') {
    await transition(tx, contactLifecycle, { ...move, row, action: taken as 'answer' | 'close' });
  } else {
    await transition(tx, claimLifecycle, { ...move, row, action: taken as 'ask' | 'approve' | 'reject' });
  }
}
