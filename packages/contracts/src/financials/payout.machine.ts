import { defineMachine } from '../kit/index.ts';

/**
 * A transfer to a clinic. Its amount leaves what is owed when it is begun, so that nothing is paid out twice; a transfer
 * that comes back is owed again.
 */
export const payoutMachine = defineMachine({
  name: 'payout',
  initial: 'on_its_way',
  states: {
    /** Ordered at the bank, or about to be. */
    on_its_way: { tags: ['open'] },
    paid: { tags: ['final'] },
    /** The bank sent it back. */
    returned: { tags: ['final'] },
  },
  transitions: {
    mark_paid: { from: ['on_its_way'], to: 'paid', by: ['admin'] },
    return: { from: ['on_its_way'], to: 'returned', by: ['admin'], needs: 'reason' },
  },
});

export type PayoutStatus = keyof typeof payoutMachine.states;
export type PayoutAction = keyof typeof payoutMachine.transitions;

/** A correction of what a clinic is owed. Above a limit, a second person of the team decides. */
export const adjustmentMachine = defineMachine({
  name: 'adjustment',
  initial: 'waiting_for_approval',
  states: {
    waiting_for_approval: { tags: ['open'] },
    booked: { tags: ['final'] },
    rejected: { tags: ['final'] },
  },
  transitions: {
    approve: { from: ['waiting_for_approval'], to: 'booked', by: ['admin', 'system'] },
    reject: { from: ['waiting_for_approval'], to: 'rejected', by: ['admin'], needs: 'reason' },
  },
});

export type AdjustmentStatus = keyof typeof adjustmentMachine.states;
export type AdjustmentAction = keyof typeof adjustmentMachine.transitions;
