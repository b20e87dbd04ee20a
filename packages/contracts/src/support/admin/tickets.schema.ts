import { z } from 'zod';
import { UserRole } from '../../access/roles.ts';
import { Id, Instant, Locale } from '../../kit/index.ts';
import { TicketContext, TicketMessageText, TicketSummary } from '../own/tickets.schema.ts';

export const TeamMember = z
  .object({ id: Id, name: z.string().meta({ description: 'First and last name.' }) })
  .meta({ id: 'TeamMember', description: 'Team member.' });
export type TeamMember = z.infer<typeof TeamMember>;

export const Requester = z
  .object({
    name: z.string().meta({ description: 'First and last name.' }),
    role: UserRole.meta({ description: 'Role of the account when the ticket was created.' }),
    language: Locale.meta({ description: 'Language to reply in.' }),
    place: z.string().nullable().meta({ description: 'Clinic or organization it was created for.' }),
    demo: z.boolean().meta({ description: 'A fictional demo user.' }),
  })
  .meta({ id: 'TicketRequester', description: 'Requester.' });
export type Requester = z.infer<typeof Requester>;

export const AdminTicketSummary = TicketSummary.extend({
  requester: Requester,
  assignee: TeamMember.nullable().meta({ description: 'Assignee; null if unassigned.' }),
  waiting_since: Instant.nullable().meta({
    description: 'Since when it has been waiting for the team; null if it isn’t.',
  }),
  version: z.int().meta({ description: 'Incremented with each change.' }),
  actions: z
    .array(z.enum(['answer', 'note', 'assign', 'close']))
    .meta({ description: 'What can be done with it now.' }),
}).meta({ id: 'AdminTicketSummary', description: 'A ticket in the team’s inbox.' });
export type AdminTicketSummary = z.infer<typeof AdminTicketSummary>;

export const AdminTicketMessage = z
  .object({
    id: Id,
    by: z.enum(['requester', 'team']).meta({ description: 'Author.' }),
    name: z.string().nullable().meta({ description: 'Name of the author; null if the account was deleted.' }),
    internal: z.boolean().meta({ description: 'An internal note, not shown in the user’s ticket.' }),
    text: z.string().meta({ description: 'Plain text.' }),
    at: Instant.meta({ description: 'When it was created.' }),
  })
  .meta({ id: 'AdminTicketMessage', description: 'A message or note of a ticket, as the team sees it.' });
export type AdminTicketMessage = z.infer<typeof AdminTicketMessage>;

export const AdminTicket = AdminTicketSummary.extend({
  context: TicketContext.nullable().meta({ description: 'Account facts the user agreed to attach.' }),
  messages: z.array(AdminTicketMessage).meta({ description: 'Messages and notes, oldest first.' }),
  team: z.array(TeamMember).meta({ description: 'Possible assignees.' }),
}).meta({ id: 'AdminTicket', description: 'A ticket as the team sees it.' });
export type AdminTicket = z.infer<typeof AdminTicket>;

export const TeamReply = z
  .strictObject({
    message: TicketMessageText,
    internal: z.boolean().default(false).meta({
      description: 'true: an internal note. It is not shown in the ticket, but is included in the user’s data export.',
    }),
  })
  .meta({ id: 'TeamReply', description: 'A reply to the user, or an internal note.' });
