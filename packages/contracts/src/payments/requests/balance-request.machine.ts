import { defineMachine } from '../../kit/index.ts';

/**
 * A clinic’s request to a patient to pay what is left of the agreed price of a booking. It can be paid until its due date; money
 * that arrives after it ended goes back.
 */
export const balanceRequestMachine = defineMachine({
  name: 'balance request',
  initial: 'open',
  instants: ['due_at'],
  states: {
    open: { tags: ['payable', 'asked'], timers: [{ afterMinutes: 0, of: 'due_at', action: 'expire' }] },
    paid: { tags: ['asked', 'final'] },
    withdrawn: { tags: ['final'] },
    expired: { tags: ['final'] },
  },
  transitions: {
    /** The gateway has the money. */
    pay: { from: ['open'], to: 'paid', by: ['system'] },
    /** By the clinic; by itself when the booking is cancelled. */
    withdraw: { from: ['open'], to: 'withdrawn', by: ['provider', 'organization', 'admin', 'system'] },
    expire: { from: ['open'], to: 'expired', by: ['system'] },
  },
});

export type BalanceRequestStatus = keyof typeof balanceRequestMachine.states;
