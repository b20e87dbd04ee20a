import { defineMachine } from '../kit/index.ts';

/**
 * A ticket between a person and the team. Whoever asks acts as `patient`, whatever their role. In `waiting` states it is the
 * team's turn. A closed ticket opens again when the person writes or says so; the team answers open ones only.
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
