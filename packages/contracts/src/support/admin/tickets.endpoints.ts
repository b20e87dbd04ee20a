import { z } from 'zod';
import { defineEndpoint, FacetValue, Id, optionalParam, pageOf, pageQuery } from '../../kit/index.ts';
import { TicketCustomer } from './customer.schema.ts';
import { AdminTicket, AdminTicketSummary, NoteChange, TeamReply } from './tickets.schema.ts';
import { SupportTopic } from '../articles.schema.ts';
import { TicketStatus } from '../own/tickets.schema.ts';

const team = { access: ['admin'], tag: 'support' } as const;
const TicketId = z.object({ id: Id.meta({ description: 'Ticket id.' }) });
const version = z.int().min(1).meta({ description: 'The version the caller read.' });

export const listAllTickets = defineEndpoint({
  ...team,
  name: 'listAllTickets',
  method: 'GET',
  path: '/admin/support/tickets',
  summary: 'List all tickets',
  description:
    'Returns the team’s inbox: longest waiting first, then the others by last change. Subjects and messages are encrypted, so search is by reference only. The demo admin sees only tickets of demo users.',
  query: z.object({
    ...pageQuery(25),
    state: optionalParam(TicketStatus),
    topic: optionalParam(SupportTopic),
    assigned: optionalParam(
      z.enum(['me', 'nobody']).meta({ description: 'Only those assigned to the caller, or only unassigned ones.' }),
    ),
    q: optionalParam(z.string().trim().max(40).meta({ description: 'Reference or its beginning.' })),
  }),
  response: pageOf(AdminTicketSummary, {
    facets: z
      .object({
        states: z.array(FacetValue).meta({ description: 'Counts by status, ignoring the status filter.' }),
        topics: z.array(FacetValue).meta({ description: 'Counts by topic, ignoring the topic filter.' }),
      })
      .meta({ description: 'Number of tickets matching the other filters.' }),
  }),
});

export const getAnyTicket = defineEndpoint({
  ...team,
  name: 'getAnyTicket',
  method: 'GET',
  path: '/admin/support/tickets/:id',
  summary: 'Get a ticket as the team',
  description: 'Returns a ticket with messages and notes. Each read is recorded in the audit log, which the user sees.',
  params: TicketId,
  response: AdminTicket,
  problems: ['support.ticket_not_found'],
});

export const answerTicket = defineEndpoint({
  ...team,
  name: 'answerTicket',
  method: 'POST',
  path: '/admin/support/tickets/:id/replies',
  summary: 'Reply to a ticket or add a note',
  description:
    'A reply goes to the user, who is notified by email in their language, without the text of the reply. A note is visible only to the team. Replying to an unassigned ticket assigns it to the author.',
  status: 201,
  params: TicketId,
  body: TeamReply,
  response: AdminTicket,
  problems: [
    'support.ticket_not_found',
    'support.not_possible',
    'support.ticket_full',
    'support.file_not_found',
    'request.stale_version',
  ],
});

const noteCall = {
  params: TicketId.extend({ note: Id.meta({ description: 'Note id.' }) }),
  response: AdminTicket,
} as const;

export const changeTicketNote = defineEndpoint({
  ...team,
  ...noteCall,
  name: 'changeTicketNote',
  method: 'PUT',
  path: '/admin/support/tickets/:id/notes/:note',
  summary: 'Change one’s own internal note',
  description: 'Replaces the text of a note that the caller wrote recently.',
  body: NoteChange,
  problems: ['support.ticket_not_found', 'support.not_possible'],
});

export const deleteTicketNote = defineEndpoint({
  ...team,
  ...noteCall,
  name: 'deleteTicketNote',
  method: 'DELETE',
  path: '/admin/support/tickets/:id/notes/:note',
  summary: 'Delete one’s own internal note',
  description: 'Deletes a note that the caller wrote recently, with its files.',
  problems: ['support.ticket_not_found', 'support.not_possible'],
});

export const getTicketCustomer = defineEndpoint({
  ...team,
  name: 'getTicketCustomer',
  method: 'GET',
  path: '/admin/support/tickets/:id/customer',
  summary: 'Get who is asking',
  description:
    'Returns the account behind a ticket: what keeps them from signing in, where they work, their other tickets and what they sent to the team.',
  params: TicketId,
  response: TicketCustomer,
  problems: ['support.ticket_not_found'],
});

export const assignTicket = defineEndpoint({
  ...team,
  name: 'assignTicket',
  method: 'POST',
  path: '/admin/support/tickets/:id/assign',
  summary: 'Assign a ticket',
  description: 'Assigns the ticket to a team member, or unassigns it.',
  params: TicketId,
  body: z
    .strictObject({
      assignee_id: Id.nullable().meta({ description: 'Team member; null to unassign.' }),
      version,
    })
    .meta({ id: 'TicketAssignment', description: 'New assignee.' }),
  response: AdminTicket,
  problems: ['support.ticket_not_found', 'support.not_of_the_team', 'request.stale_version'],
});

export const closeAnyTicket = defineEndpoint({
  ...team,
  name: 'closeAnyTicket',
  method: 'POST',
  path: '/admin/support/tickets/:id/close',
  summary: 'Close a ticket as the team',
  description: 'Marks it as resolved. The user can reopen it.',
  params: TicketId,
  body: z
    .strictObject({ version })
    .meta({ id: 'TicketClosing', description: 'The state of the ticket the caller read.' }),
  response: AdminTicket,
  problems: ['support.ticket_not_found', 'support.not_possible', 'request.stale_version'],
});
