import { z } from 'zod';
import { defineEndpoint, FacetValue, Id, optionalParam, pageOf, pageQuery } from '../../kit/index.ts';
import { AdminTicket, AdminTicketSummary, TeamReply } from './tickets.schema.ts';
import { SupportTopic } from '../articles.schema.ts';
import { TicketStatus } from '../own/tickets.schema.ts';

const team = { access: ['admin'], tag: 'support' } as const;
const TicketId = z.object({ id: Id.meta({ description: 'Id of a ticket.' }) });
const version = z.int().min(1).meta({ description: 'The version that was read.' });

export const listAllTickets = defineEndpoint({
  ...team,
  name: 'listAllTickets',
  method: 'GET',
  path: '/admin/support/tickets',
  summary: 'List the tickets of all',
  description:
    'The inbox of the team: those that wait longest first, then the others by their last change. Subjects and messages are sealed, so it is searched by reference only. The admin of the demonstration sees tickets of its people only.',
  query: z.object({
    ...pageQuery(25),
    state: optionalParam(TicketStatus),
    topic: optionalParam(SupportTopic),
    assigned: optionalParam(z.enum(['me', 'nobody']).meta({ description: 'Only mine, or only those nobody took.' })),
    q: optionalParam(z.string().trim().max(40).meta({ description: 'Reference or the beginning of one.' })),
  }),
  response: pageOf(AdminTicketSummary, {
    facets: z
      .object({
        states: z.array(FacetValue).meta({ description: 'States, the state filter left out.' }),
        topics: z.array(FacetValue).meta({ description: 'Topics, the topic filter left out.' }),
      })
      .meta({ description: 'What the other filters leave.' }),
  }),
});

export const getAnyTicket = defineEndpoint({
  ...team,
  name: 'getAnyTicket',
  method: 'GET',
  path: '/admin/support/tickets/:id',
  summary: 'Read a ticket for the team',
  description: 'A ticket with messages and notes. Reading it is written into the audit log, which the person sees.',
  params: TicketId,
  response: AdminTicket,
  problems: ['support.ticket_not_found'],
});

export const answerTicket = defineEndpoint({
  ...team,
  name: 'answerTicket',
  method: 'POST',
  path: '/admin/support/tickets/:id/replies',
  summary: 'Answer a ticket or note something',
  description:
    'An answer goes to the person, who is told by mail in their language, without what it says. A note stands in the team’s view only. Whoever answers a ticket that nobody took takes it.',
  status: 201,
  idempotency: 'honoured',
  params: TicketId,
  body: TeamReply,
  response: AdminTicket,
  problems: ['support.ticket_not_found', 'support.not_possible', 'support.ticket_full'],
});

export const assignTicket = defineEndpoint({
  ...team,
  name: 'assignTicket',
  method: 'POST',
  path: '/admin/support/tickets/:id/assign',
  summary: 'Give a ticket to somebody',
  description: 'Says who of the team answers it, or that nobody does.',
  params: TicketId,
  body: z
    .strictObject({
      assignee_id: Id.nullable().meta({ description: 'Somebody of the team; null to put it back.' }),
      version,
    })
    .meta({ id: 'TicketAssignment', description: 'Who is to answer.' }),
  response: AdminTicket,
  problems: ['support.ticket_not_found', 'support.not_of_the_team', 'request.stale_version'],
});

export const closeAnyTicket = defineEndpoint({
  ...team,
  name: 'closeAnyTicket',
  method: 'POST',
  path: '/admin/support/tickets/:id/close',
  summary: 'Close a ticket for the team',
  description: 'Says that it is settled. The person can open it again.',
  params: TicketId,
  body: z.strictObject({ version }).meta({ id: 'TicketClosing', description: 'Which state of it was looked at.' }),
  response: AdminTicket,
  problems: ['support.ticket_not_found', 'support.not_possible', 'request.stale_version'],
});
