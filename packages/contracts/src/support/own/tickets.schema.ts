import { z } from 'zod';
import { Id, Instant, Locale } from '../../kit/index.ts';
import { UserRole } from '../../access/roles.ts';
import { SupportTopic } from '../articles.schema.ts';
import { REPLY_WORKING_DAYS, SUBJECT_MAX, TICKET_MESSAGE_MAX } from '../support-limits.ts';
import { TICKET_STATES } from '../ticket.machine.ts';

export const TicketStatus = z.enum(TICKET_STATES).meta({
  description: 'open: the team’s turn. answered: the person’s turn. closed: done, until the person writes again.',
});

export const TicketReference = z
  .string()
  .regex(/^TS-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  .meta({ description: 'What a ticket is called in mails and talks.', example: 'TS-7K3M-9QXD' });

export const TicketSubject = z
  .string()
  .trim()
  .transform((subject) => subject.replaceAll(/\s+/g, ' '))
  .pipe(z.string().min(3).max(SUBJECT_MAX))
  .meta({ description: `What it is about, in a line of at most ${SUBJECT_MAX} characters.` });

export const TicketMessageText = z
  .string()
  .trim()
  .min(1)
  .max(TICKET_MESSAGE_MAX)
  .meta({ description: `What they say, at most ${TICKET_MESSAGE_MAX} characters.` });

export const TicketContext = z
  .object({
    role: UserRole.meta({ description: 'Role of the account.' }),
    language: Locale.meta({ description: 'Language of the account.' }),
    browser: z.string().nullable().meta({ description: 'Browser and system.', example: 'Firefox, Android' }),
    place: z.string().nullable().meta({ description: 'Clinic or organization that they work for.' }),
  })
  .meta({ id: 'TicketContext', description: 'Facts of the account that a person may attach to a ticket.' });
export type TicketContext = z.infer<typeof TicketContext>;

export const ExpectedReply = z
  .object({
    basis: z.enum(['measured', 'promise']).meta({
      description:
        'measured: half of the lately answered tickets were answered so fast. promise: what we promise until then.',
    }),
    hours: z.int().nullable().meta({ description: 'Hours to the first answer, at least 1; null for a promise.' }),
    working_days: z
      .int()
      .nullable()
      .meta({ description: `Working days of the promise, ${REPLY_WORKING_DAYS}; else null.` }),
  })
  .meta({ id: 'ExpectedReply', description: 'When an answer can be expected.' });
export type ExpectedReply = z.infer<typeof ExpectedReply>;

export const SupportDesk = z
  .object({
    topics: z
      .array(z.object({ topic: SupportTopic, expected_reply: ExpectedReply }))
      .meta({ description: 'What can be asked about, and how long an answer takes.' }),
    context: TicketContext.meta({ description: 'What would be attached if the person agrees.' }),
    open_tickets: z.int().meta({ description: 'How many of their tickets are not closed.' }),
    actions: z
      .array(z.enum(['ask']))
      .meta({ description: 'ask: a ticket can be made by `POST /support/tickets`; not while too many are open.' }),
  })
  .meta({ id: 'SupportDesk', description: 'What a person needs to know before they ask.' });
export type SupportDesk = z.infer<typeof SupportDesk>;

const summary = {
  id: Id,
  reference: TicketReference,
  topic: SupportTopic,
  subject: z.string().meta({ description: 'What it is about.' }),
  state: TicketStatus,
  created_at: Instant.meta({ description: 'When it was made.' }),
  updated_at: Instant.meta({ description: 'When something last happened in it that the person sees.' }),
};

export const TicketSummary = z
  .object(summary)
  .meta({ id: 'TicketSummary', description: 'A ticket as its owner’s list shows it.' });
export type TicketSummary = z.infer<typeof TicketSummary>;

export const TicketMessage = z
  .object({
    id: Id,
    by: z.enum(['me', 'team']).meta({ description: 'Who wrote it.' }),
    name: z.string().nullable().meta({ description: 'First name of who answered for the team; null for one’s own.' }),
    text: z.string().meta({ description: 'What it says, plain text.' }),
    at: Instant.meta({ description: 'When it was written.' }),
  })
  .meta({ id: 'TicketMessage', description: 'A message of a ticket, as its owner sees it.' });
export type TicketMessage = z.infer<typeof TicketMessage>;

export const Ticket = z
  .object({
    ...summary,
    version: z.int().meta({ description: 'Grows with every change.' }),
    context: TicketContext.nullable().meta({ description: 'What was attached; null when nothing was.' }),
    messages: z.array(TicketMessage).meta({ description: 'What was written, the oldest first.' }),
    expected_reply: ExpectedReply.nullable().meta({ description: 'While it is the team’s turn.' }),
    actions: z.array(z.enum(['reply', 'close', 'reopen'])).meta({ description: 'What the person can do with it now.' }),
  })
  .meta({ id: 'Ticket', description: 'A ticket as its owner sees it.' });
export type Ticket = z.infer<typeof Ticket>;

export const SupportBadges = z
  .object({
    tickets_answered: z.int().min(0).meta({ description: 'One’s own tickets that were answered and are not closed.' }),
  })
  .meta({ id: 'SupportBadges', description: 'What the navigation counts of one’s own tickets.' });

export const NewTicket = z
  .strictObject({
    topic: SupportTopic,
    subject: TicketSubject,
    message: TicketMessageText,
    attach_context: z.boolean().default(false).meta({
      description: 'Whether the person agrees that the facts of `GET /support/desk` are attached.',
    }),
  })
  .meta({ id: 'NewTicket', description: 'What somebody asks.' });
