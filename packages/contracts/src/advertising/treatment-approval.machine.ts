import { defineMachine } from '../kit/index.ts';

/**
 * A clinic's request to offer a restricted treatment. Patients see the treatment at this clinic only while it is approved. A clinic
 * can ask again after a decision, with a new request.
 */
export const treatmentApprovalMachine = defineMachine({
  name: 'treatment_approval',
  initial: 'requested',
  states: {
    requested: { tags: ['current'] },
    approved: { tags: ['current', 'offered'] },
    rejected: { tags: ['final'] },
    revoked: { tags: ['final'] },
    withdrawn: { tags: ['final'] },
  },
  transitions: {
    withdraw: { from: ['requested', 'approved'], to: 'withdrawn', by: ['provider', 'organization', 'admin'] },
    approve: { from: ['requested'], to: 'approved', by: ['admin'], needs: 'reason' },
    reject: { from: ['requested'], to: 'rejected', by: ['admin'], needs: 'reason' },
    revoke: { from: ['approved'], to: 'revoked', by: ['admin'], needs: 'reason' },
    /** The admin decided by mistake a moment ago. */
    undo_approve: { from: ['approved'], to: 'requested', by: ['admin'] },
    undo_reject: { from: ['rejected'], to: 'requested', by: ['admin'] },
    undo_revoke: { from: ['revoked'], to: 'approved', by: ['admin'] },
  },
});

export type TreatmentApprovalState = keyof typeof treatmentApprovalMachine.states;
