import { defineMachine } from '../kit/index.ts';

/**
 * A consultation request: someone answers it, then it is accepted, declined or closed. The visitor may withdraw it at any
 * time before. Two actions move nothing: `write` answers again after it was accepted, and `remind` tells the clinic that the
 * answer is due.
 */
export const requestMachine = defineMachine({
  name: 'request',
  initial: 'received',
  instants: ['due_at'],
  states: {
    received: { tags: ['open', 'waiting'], timers: [{ afterMinutes: 0, of: 'due_at', action: 'remind' }] },
    answered: { tags: ['open'] },
    accepted: { tags: ['open'] },
    declined: { tags: ['final'] },
    closed: { tags: ['final'] },
    withdrawn: { tags: ['final'] },
  },
  transitions: {
    answer: { from: ['received', 'answered'], to: 'answered', by: ['provider', 'organization', 'admin'] },
    accept: { from: ['received', 'answered'], to: 'accepted', by: ['provider', 'organization', 'admin'] },
    write: { from: ['accepted'], to: 'accepted', by: ['provider', 'organization', 'admin'] },
    decline: {
      from: ['received', 'answered'],
      to: 'declined',
      by: ['provider', 'organization', 'admin'],
      needs: 'reason',
    },
    close: {
      from: ['received', 'answered', 'accepted'],
      to: 'closed',
      by: ['provider', 'organization', 'admin', 'system'],
    },
    withdraw: { from: ['received', 'answered', 'accepted'], to: 'withdrawn', by: ['patient', 'admin'] },
    remind: { from: ['received'], to: 'received', by: ['system'] },
  },
});

/** A message to the team: it is answered, then closed. */
export const contactMachine = defineMachine({
  name: 'message to the team',
  initial: 'received',
  states: {
    received: { tags: ['open', 'waiting'] },
    answered: { tags: ['open'] },
    closed: { tags: ['final'] },
    withdrawn: { tags: ['final'] },
  },
  transitions: {
    answer: { from: ['received', 'answered'], to: 'answered', by: ['admin'] },
    close: { from: ['received', 'answered'], to: 'closed', by: ['admin', 'system'] },
    withdraw: { from: ['received', 'answered'], to: 'withdrawn', by: ['patient', 'admin'] },
  },
});

/**
 * A claim that a listing is the claimant's clinic. Nothing changes on the listing until an admin has verified the
 * claimant; the reason is what proved or disproved it.
 */
export const claimMachine = defineMachine({
  name: 'directory claim',
  initial: 'pending',
  states: {
    pending: { tags: ['open', 'waiting'] },
    approved: { tags: ['final'] },
    rejected: { tags: ['final'] },
    withdrawn: { tags: ['final'] },
  },
  transitions: {
    ask: { from: ['pending'], to: 'pending', by: ['admin'] },
    approve: { from: ['pending'], to: 'approved', by: ['admin'], needs: 'reason' },
    reject: { from: ['pending'], to: 'rejected', by: ['admin'], needs: 'reason' },
    withdraw: { from: ['pending'], to: 'withdrawn', by: ['provider', 'admin'] },
  },
});
