import { recallApproved, recallMachine } from '@travesia/contracts/aftercare';
import { statesTagged } from '@travesia/contracts/kit';
import { ProblemError } from '../../../platform/problem-error.ts';
import { defineLifecycle, says } from '../../../platform/transition/lifecycle.ts';
import { recalls } from './recalls.tables.ts';

export type RecallRow = typeof recalls.$inferSelect;

const FINAL: readonly string[] = statesTagged(recallMachine, 'final');

/** How recalls move. */
export const recallLifecycle = defineLifecycle({
  machine: recallMachine,
  table: recalls,
  columns: { state: 'status', version: 'version' },
  audit: { approve: 'recalls.approved', close: 'recalls.closed', discard: 'recalls.discarded' },
  about: ({ row }) => ({ target: { type: 'recall', id: row.id } }),
  facts: ({ to }) => ({ status: to }),
  events: { approve: ({ row }) => says(recallApproved, { recall_id: row.id }) },
  sets: ({ action, actor, to, at }) => ({
    ...(action === 'approve' ? { approvedAt: at, approvedBy: actor.kind === 'person' ? actor.userId : null } : {}),
    ...(FINAL.includes(to) ? { closedAt: at } : {}),
  }),
  guard: ({ row, action, actor }) =>
    action === 'approve' && actor.kind === 'person' && row.draftedBy === actor.userId
      ? new ProblemError('recalls.own_draft')
      : null,
  refused: 'recalls.not_possible',
  missing: 'recalls.not_found',
});
