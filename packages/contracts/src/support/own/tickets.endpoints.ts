import { z } from 'zod';
import { defineEndpoint, Id, optionalParam, pageOf, pageQuery } from '../../kit/index.ts';
import { AttachedFiles } from '../files/files.schema.ts';
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
const TicketId = z.object({ id: Id.meta({ description: 'Ticket id.' }) });
const Version = z
  .strictObject({ version: z.int().min(1).meta({ description: 'The version the caller read.' }) })
  .meta({ id: 'TicketVersion', description: 'The state of the ticket the caller read.' });

export const getSupportDesk = defineEndpoint({
  ...own,
  name: 'getSupportDesk',
  method: 'GET',
  path: '/support/desk',
  summary: 'Get what to know before asking',
  description: 'Returns topics with expected response times, and account facts that can be attached to a ticket.',
  response: SupportDesk,
});

export const getSupportBadges = defineEndpoint({
  ...own,
  name: 'getSupportBadges',
  method: 'GET',
  path: '/support/badges',
  summary: 'Count own answered tickets',
  description: 'Returns the count next to Help in the patient navigation; polled every 30 seconds.',
  response: SupportBadges,
});

export const createTicket = defineEndpoint({
  ...own,
  name: 'createTicket',
  method: 'POST',
  path: '/support/tickets',
  summary: 'Create a ticket',
  description:
    'Creates a ticket, visible only to the user: other members of their clinic or organization do not see it. At most ten can be open.',
  status: 201,
  body: NewTicket,
  response: Ticket,
  problems: ['support.too_many_open', 'support.file_not_found', 'request.rate_limited'],
});

export const listTickets = defineEndpoint({
  ...own,
  name: 'listTickets',
  method: 'GET',
  path: '/support/tickets',
  summary: 'List own tickets',
  description: 'Returns the user’s own tickets, most recent activity first.',
  query: z.object({ ...pageQuery(20), state: optionalParam(TicketStatus) }),
  response: pageOf(TicketSummary),
});

export const getTicket = defineEndpoint({
  ...own,
  name: 'getTicket',
  method: 'GET',
  path: '/support/tickets/:id',
  summary: 'Get a ticket',
  description: 'Returns one of the user’s own tickets with all messages, without internal notes.',
  params: TicketId,
  response: Ticket,
  problems: ['support.ticket_not_found'],
});

export const replyToTicket = defineEndpoint({
  ...own,
  name: 'replyToTicket',
  method: 'POST',
  path: '/support/tickets/:id/replies',
  summary: 'Reply in a ticket',
  description: 'Adds a message. The ticket then waits for the team, even if it was closed.',
  status: 201,
  params: TicketId,
  body: z
    .strictObject({ message: TicketMessageText, files: AttachedFiles })
    .meta({ id: 'NewTicketMessage', description: 'Message to add.' }),
  response: Ticket,
  problems: ['support.ticket_not_found', 'support.ticket_full', 'support.file_not_found', 'request.rate_limited'],
});

export const closeTicket = defineEndpoint({
  ...own,
  name: 'closeTicket',
  method: 'POST',
  path: '/support/tickets/:id/close',
  summary: 'Close a ticket',
  description: 'Marks it as resolved.',
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
  summary: 'Reopen a ticket',
  description: 'Marks it as not resolved.',
  params: TicketId,
  body: Version,
  response: Ticket,
  problems: ['support.ticket_not_found', 'support.not_possible', 'support.too_many_open', 'request.stale_version'],
});
