import { defineMachine } from '../../kit/index.ts';

/**
 * A clinic's request to change what its license was checked for. It waits for an admin, and the clinic may change what it asks
 * for or take it back meanwhile.
 */
export const changeRequestMachine = defineMachine({
  name: 'clinic change',
  initial: 'waiting',
  states: {
    waiting: { tags: ['open'] },
    approved: { tags: ['final'] },
    declined: { tags: ['final'] },
    withdrawn: { tags: ['final'] },
  },
  transitions: {
    amend: { from: ['waiting'], to: 'waiting', by: ['provider', 'organization', 'admin'] },
    withdraw: { from: ['waiting'], to: 'withdrawn', by: ['provider', 'organization', 'admin'] },
    approve: { from: ['waiting'], to: 'approved', by: ['admin'] },
    decline: { from: ['waiting'], to: 'declined', by: ['admin'], needs: 'reason' },
  },
});

export type ChangeRequestState = keyof typeof changeRequestMachine.states;
