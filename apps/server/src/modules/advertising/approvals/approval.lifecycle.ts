import { treatmentApprovalMachine, treatmentDecided, treatmentDecisionUndone } from '@travesia/contracts/advertising';
import type { AuditFacts } from '../../../platform/audit/audit.tables.ts';
import { defineLifecycle, says } from '../../../platform/transition/lifecycle.ts';
import { treatmentApprovals } from '../advertising.tables.ts';

const DECISIONS: readonly string[] = ['approve', 'reject', 'revoke'];

type Row = typeof treatmentApprovals.$inferSelect;

const ofRow = ({ id, providerId, treatment }: Row) => ({ approval_id: id, provider_id: providerId, treatment });
const decided = (decision: 'approved' | 'rejected' | 'revoked', row: Row, reason: string | null) =>
  says(treatmentDecided, { ...ofRow(row), decision, reason: reason ?? '' });
const undone = ({ row }: { row: Row }) => says(treatmentDecisionUndone, ofRow(row));

/** A clinic's request to offer a restricted treatment. */
export const approvalLifecycle = defineLifecycle({
  machine: treatmentApprovalMachine,
  table: treatmentApprovals,
  columns: { state: 'state', version: 'version' },
  audit: {
    withdraw: 'clinic.approval_withdrawn',
    approve: 'provider.treatment_approved',
    reject: 'provider.treatment_rejected',
    revoke: 'provider.treatment_revoked',
    undo_approve: 'provider.treatment_decision_undone',
    undo_reject: 'provider.treatment_decision_undone',
    undo_revoke: 'provider.treatment_decision_undone',
  },
  about: ({ row }) => ({ target: { type: 'provider', id: row.providerId }, contextProviderId: row.providerId }),
  facts: ({ row, reason }): AuditFacts => ({ treatment: row.treatment, ...(reason === null ? {} : { reason }) }),
  events: {
    approve: ({ row, reason }) => decided('approved', row, reason),
    reject: ({ row, reason }) => decided('rejected', row, reason),
    revoke: ({ row, reason }) => decided('revoked', row, reason),
    undo_approve: undone,
    undo_reject: undone,
    undo_revoke: undone,
  },
  sets: ({ action, at, reason }) => {
    if (action === 'withdraw') return { decidedAt: at };
    return DECISIONS.includes(action) ? { decidedAt: at, reason } : {};
  },
  refused: 'advertising.approval_decided',
  missing: 'advertising.approval_not_found',
});
