import { z } from 'zod';
import { defineEndpoint, Id, optionalParam, pageOf, pageQuery } from '../../kit/index.ts';
import {
  NewTicket,
  SupportBadges,
  SupportDesk,
  Ticket,
  TicketMessageText,
  TicketStatus,
  TicketSummary,
} from './tickets.schema.ts';

const own = { access: 'session', tag: 'support' } as const;
const TicketId = z.object({ id: Id.meta({ description: 'Id of a ticket.' }) });
const Version = z
  .strictObject({ version: z.int().min(1).meta({ description: 'The version that was read.' }) })
  .meta({ id: 'TicketVersion', description: 'Which state of the ticket was looked at.' });

export const getSupportDesk = defineEndpoint({
  ...own,
  name: 'getSupportDesk',
  method: 'GET',
  path: '/support/desk',
  summary: 'Before one asks',
  description: 'Topics with the time an answer takes, and the facts of the account that could be attached to a ticket.',
  response: SupportDesk,
});

export const getSupportBadges = defineEndpoint({
  ...own,
  name: 'getSupportBadges',
  method: 'GET',
  path: '/support/badges',
  summary: 'Count one’s answered tickets',
  description: 'The number beside the help in the navigation of patients; asked every half minute.',
  response: SupportBadges,
});

export const createTicket = defineEndpoint({
  ...own,
  name: 'createTicket',
  method: 'POST',
  path: '/support/tickets',
  summary: 'Ask the team',
  description:
    'Makes a ticket. It is the person’s alone: colleagues at their clinic or organization do not see it. At most ten can be open.',
  status: 201,
  idempotency: 'honoured',
  body: NewTicket,
  response: Ticket,
  problems: ['support.too_many_open', 'request.rate_limited'],
});

export const listTickets = defineEndpoint({
  ...own,
  name: 'listTickets',
  method: 'GET',
  path: '/support/tickets',
  summary: 'List one’s tickets',
  description: 'One’s own tickets, those in which something happened last first.',
  query: z.object({ ...pageQuery(20), state: optionalParam(TicketStatus) }),
  response: pageOf(TicketSummary),
});

export const getTicket = defineEndpoint({
  ...own,
  name: 'getTicket',
  method: 'GET',
  path: '/support/tickets/:id',
  summary: 'Read a ticket',
  description: 'One of one’s own tickets with everything that was written, the team’s notes to itself left out.',
  params: TicketId,
  response: Ticket,
  problems: ['support.ticket_not_found'],
});

export const replyToTicket = defineEndpoint({
  ...own,
  name: 'replyToTicket',
  method: 'POST',
  path: '/support/tickets/:id/replies',
  summary: 'Write in a ticket',
  description: 'Adds a message. It is then the team’s turn, also when the ticket was closed.',
  status: 201,
  idempotency: 'honoured',
  params: TicketId,
  body: z
    .strictObject({ message: TicketMessageText })
    .meta({ id: 'NewTicketMessage', description: 'What is to be added.' }),
  response: Ticket,
  problems: ['support.ticket_not_found', 'support.ticket_full', 'request.rate_limited'],
});

export const closeTicket = defineEndpoint({
  ...own,
  name: 'closeTicket',
  method: 'POST',
  path: '/support/tickets/:id/close',
  summary: 'Close a ticket',
  description: 'Says that it is settled.',
  params: TicketId,
  body: Version,
  response: Ticket,
  problems: ['support.ticket_not_found', 'support.not_possible', 'request.stale_version'],
});

export const reopenTicket = defineEndpoint({
  ...own,
  name: 'reopenTicket',
  method: 'POST',
  path: '/support/tickets/:id/reopen',
  summary: 'Open a ticket again',
  description: 'Says that it is not settled after all.',
  params: TicketId,
  body: Version,
  response: Ticket,
  problems: ['support.ticket_not_found', 'support.not_possible', 'support.too_many_open', 'request.stale_version'],
});
