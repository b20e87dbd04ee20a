import { z } from 'zod';
import { UserRole } from '../../access/roles.ts';
import { Id, Instant, Locale } from '../../kit/index.ts';
import { AttachedFiles, TicketFile } from '../files/files.schema.ts';
import { NOTE_CHANGEABLE_HOURS } from '../support-limits.ts';
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
    files: z.array(TicketFile).meta({ description: 'Attached files.' }),
    at: Instant.meta({ description: 'When it was created.' }),
    edited_at: Instant.nullable().meta({ description: 'Last change of a note; null if unchanged.' }),
    actions: z
      .array(z.enum(['change', 'delete']))
      .meta({ description: `What the caller can do with it: their own notes, for ${NOTE_CHANGEABLE_HOURS} hours.` }),
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
      description:
        'true: an internal note. It is not shown in the ticket; its text, not its files, is included in the user’s data export.',
    }),
    files: AttachedFiles,
    seen: Id.optional().meta({
      description:
        'Last message or note the author has read. A reply is refused if there is a later one from someone else; present is the ticket then.',
    }),
    close: z.boolean().default(false).meta({ description: 'Whether the reply also closes the ticket.' }),
    take: z.boolean().default(false).meta({
      description: 'Whether the ticket is assigned to the author, even if it was assigned to someone else.',
    }),
  })
  .meta({ id: 'TeamReply', description: 'A reply to the user, or an internal note.' });

export const NoteChange = z
  .strictObject({ message: TicketMessageText })
  .meta({ id: 'TicketNoteChange', description: 'The new text of an internal note.' });
