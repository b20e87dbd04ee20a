import { z } from 'zod';
import { UserRole } from '../../access/roles.ts';
import { Id, Instant, Locale } from '../../kit/index.ts';
import { TicketContext, TicketMessageText, TicketSummary } from '../own/tickets.schema.ts';

export const TeamMember = z
  .object({ id: Id, name: z.string().meta({ description: 'First and last name.' }) })
  .meta({ id: 'TeamMember', description: 'Somebody of the team.' });
export type TeamMember = z.infer<typeof TeamMember>;

export const Requester = z
  .object({
    name: z.string().meta({ description: 'First and last name.' }),
    role: UserRole.meta({ description: 'Role of the account when it asked.' }),
    language: Locale.meta({ description: 'Language to answer in.' }),
    place: z.string().nullable().meta({ description: 'Clinic or organization that it asked for.' }),
    demo: z.boolean().meta({ description: 'An invented person of the demonstration.' }),
  })
  .meta({ id: 'TicketRequester', description: 'Who asks.' });
export type Requester = z.infer<typeof Requester>;

export const AdminTicketSummary = TicketSummary.extend({
  requester: Requester,
  assignee: TeamMember.nullable().meta({ description: 'Who answers it; null while nobody took it.' }),
  waiting_since: Instant.nullable().meta({ description: 'Since when it is the team’s turn; null when it is not.' }),
}).meta({ id: 'AdminTicketSummary', description: 'A ticket as the inbox of the team shows it.' });
export type AdminTicketSummary = z.infer<typeof AdminTicketSummary>;

export const AdminTicketMessage = z
  .object({
    id: Id,
    by: z.enum(['requester', 'team']).meta({ description: 'Who wrote it.' }),
    name: z.string().nullable().meta({ description: 'Name of who wrote it; null when the account is gone.' }),
    internal: z.boolean().meta({ description: 'A note of the team, not shown in the person’s ticket.' }),
    text: z.string().meta({ description: 'What it says, plain text.' }),
    at: Instant.meta({ description: 'When it was written.' }),
  })
  .meta({ id: 'AdminTicketMessage', description: 'A message or note of a ticket, as the team sees it.' });
export type AdminTicketMessage = z.infer<typeof AdminTicketMessage>;

export const AdminTicket = AdminTicketSummary.extend({
  version: z.int().meta({ description: 'Grows with every change.' }),
  context: TicketContext.nullable().meta({ description: 'What the person agreed to attach.' }),
  messages: z.array(AdminTicketMessage).meta({ description: 'Messages and notes, the oldest first.' }),
  team: z.array(TeamMember).meta({ description: 'Whom it can be given to.' }),
  actions: z
    .array(z.enum(['answer', 'note', 'assign', 'close']))
    .meta({ description: 'What can be done with it now.' }),
}).meta({ id: 'AdminTicket', description: 'A ticket as the team sees it.' });
export type AdminTicket = z.infer<typeof AdminTicket>;

export const TeamReply = z
  .strictObject({
    message: TicketMessageText,
    internal: z.boolean().default(false).meta({
      description: 'true: a note for the team. The ticket does not show it; a copy of the person’s data does.',
    }),
  })
  .meta({ id: 'TeamReply', description: 'An answer to the person, or a note for the team.' });
