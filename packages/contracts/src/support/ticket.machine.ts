import { defineMachine } from '../kit/index.ts';

/**
 * A ticket between a user and the team. The requester acts as `patient`, whatever their role. In `waiting` states it's
 * the team's turn. A closed ticket reopens when the user writes or reopens it; the team answers only open ones.
 */
export const ticketMachine = defineMachine({
  name: 'support ticket',
  initial: 'open',
  states: {
    open: { tags: ['active', 'waiting'] },
    answered: { tags: ['active'] },
    closed: { tags: ['closed'] },
  },
  transitions: {
    answer: { from: ['open', 'answered'], to: 'answered', by: ['admin'] },
    reply: { from: ['open', 'answered', 'closed'], to: 'open', by: ['patient'] },
    close: { from: ['open', 'answered'], to: 'closed', by: ['patient', 'admin'] },
    reopen: { from: ['closed'], to: 'open', by: ['patient'] },
  },
});

export type TicketState = keyof typeof ticketMachine.states;
export const TICKET_STATES = Object.keys(ticketMachine.states) as [TicketState, ...TicketState[]];
