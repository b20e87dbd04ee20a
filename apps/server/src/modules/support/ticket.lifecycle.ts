import { ticketAnswered, ticketMachine, type TicketState } from '@travesia/contracts/support';
import { defineLifecycle, says } from '../../platform/transition/lifecycle.ts';
import { supportTickets } from './support.tables.ts';

const isWaiting = (state: TicketState): boolean => ticketMachine.states[state].tags.some((tag) => tag === 'waiting');

export const ticketLifecycle = defineLifecycle({
  machine: ticketMachine,
  table: supportTickets,
  columns: { state: 'state', version: 'version', subject: 'userId' },
  audit: {
    answer: 'support.ticket_answered',
    reply: 'support.ticket_replied',
    close: 'support.ticket_closed',
    reopen: 'support.ticket_reopened',
  },
  about: ({ row }) => ({ subjectId: row.userId, target: { type: 'ticket', id: row.id } }),
  events: { answer: ({ row }) => says(ticketAnswered, { ticket_id: row.id, user_id: row.userId }) },
  sets: ({ row, action, to, at }) => ({
    updatedAt: at,
    // A second message before an answer keeps the original waiting time.
    waitingSince: isWaiting(to) ? (row.waitingSince ?? at) : null,
    ...(action === 'answer' ? { firstAnsweredAt: row.firstAnsweredAt ?? at } : {}),
  }),
  refused: 'support.not_possible',
  missing: 'support.ticket_not_found',
});
