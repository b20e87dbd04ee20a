import { defineMachine } from '../kit/index.ts';

/** A visitor's request: it is answered, then closed. The visitor may withdraw it at any time before. */
export const requestMachine = defineMachine({
  name: 'request',
  initial: 'received',
  states: {
    received: { tags: ['open'] },
    answered: { tags: ['open'] },
    closed: { tags: ['final'] },
    withdrawn: { tags: ['final'] },
  },
  transitions: {
    answer: { from: ['received', 'answered'], to: 'answered', by: ['admin', 'provider'] },
    close: { from: ['received', 'answered'], to: 'closed', by: ['admin', 'provider', 'system'] },
    withdraw: { from: ['received', 'answered'], to: 'withdrawn', by: ['patient', 'admin'] },
  },
});

/**
 * A claim that a listing is the claimant's clinic. Nothing changes on the listing until an admin has verified the
 * claimant.
 */
export const claimMachine = defineMachine({
  name: 'directory claim',
  initial: 'pending',
  states: {
    pending: { tags: ['open'] },
    approved: { tags: ['final'] },
    rejected: { tags: ['final'] },
    withdrawn: { tags: ['final'] },
  },
  transitions: {
    approve: { from: ['pending'], to: 'approved', by: ['admin'], needs: 'documents' },
    reject: { from: ['pending'], to: 'rejected', by: ['admin'], needs: 'reason' },
    withdraw: { from: ['pending'], to: 'withdrawn', by: ['provider', 'admin'] },
  },
});
