import { z } from 'zod';
import { Id, Instant, Locale } from '../../kit/index.ts';
import { UserRole } from '../../access/roles.ts';
import { SupportTopic } from '../articles.schema.ts';
import { AttachedFiles, TicketFile } from '../files/files.schema.ts';
import { REPLY_WORKING_DAYS, SUBJECT_MAX, TICKET_MESSAGE_MAX } from '../support-limits.ts';
import { TICKET_STATES } from '../ticket.machine.ts';

export const TicketStatus = z.enum(TICKET_STATES).meta({
  description: 'open: waiting for the team. answered: waiting for the user. closed: done, until the user writes again.',
});

export const TicketReference = z
  .string()
  .regex(/^TS-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  .meta({ description: 'Reference used in emails and calls.', example: 'TS-7K3M-9QXD' });

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
    browser: z.string().nullable().meta({ description: 'Browser and operating system.', example: 'Firefox, Android' }),
    place: z.string().nullable().meta({ description: 'Clinic or organization they work for.' }),
  })
  .meta({ id: 'TicketContext', description: 'Account facts a user may attach to a ticket.' });
export type TicketContext = z.infer<typeof TicketContext>;

export const ExpectedReply = z
  .object({
    basis: z.enum(['measured', 'promise']).meta({
      description:
        'measured: half of the recently answered tickets were answered within this time. promise: our promise until there is enough data.',
    }),
    hours: z.int().nullable().meta({ description: 'Hours to the first answer, at least 1; null for a promise.' }),
    working_days: z
      .int()
      .nullable()
      .meta({ description: `Working days of the promise, ${REPLY_WORKING_DAYS}; else null.` }),
  })
  .meta({ id: 'ExpectedReply', description: 'When to expect an answer.' });
export type ExpectedReply = z.infer<typeof ExpectedReply>;

export const SupportDesk = z
  .object({
    topics: z
      .array(z.object({ topic: SupportTopic, expected_reply: ExpectedReply }))
      .meta({ description: 'Topics, and expected response times.' }),
    context: TicketContext.meta({ description: 'What would be attached with the user’s agreement.' }),
    open_tickets: z.int().meta({ description: 'Number of their tickets that are not closed.' }),
    actions: z
      .array(z.enum(['ask']))
      .meta({ description: 'ask: a ticket can be created with `POST /support/tickets`; not while too many are open.' }),
  })
  .meta({ id: 'SupportDesk', description: 'What a user needs to know before asking.' });
export type SupportDesk = z.infer<typeof SupportDesk>;

const summary = {
  id: Id,
  reference: TicketReference,
  topic: SupportTopic,
  subject: z.string().meta({ description: 'What it is about.' }),
  state: TicketStatus,
  created_at: Instant.meta({ description: 'When it was created.' }),
  updated_at: Instant.meta({ description: 'Last activity visible to the user.' }),
};

export const TicketSummary = z
  .object(summary)
  .meta({ id: 'TicketSummary', description: 'A ticket in its owner’s list.' });
export type TicketSummary = z.infer<typeof TicketSummary>;

export const TicketMessage = z
  .object({
    id: Id,
    by: z.enum(['me', 'team']).meta({ description: 'Author.' }),
    name: z
      .string()
      .nullable()
      .meta({ description: 'First name of the team member who replied; null for the user’s own messages.' }),
    text: z.string().meta({ description: 'Plain text.' }),
    files: z.array(TicketFile).meta({ description: 'Attached files.' }),
    at: Instant.meta({ description: 'When it was created.' }),
  })
  .meta({ id: 'TicketMessage', description: 'A message of a ticket, as its owner sees it.' });
export type TicketMessage = z.infer<typeof TicketMessage>;

export const Ticket = z
  .object({
    ...summary,
    version: z.int().meta({ description: 'Incremented with each change.' }),
    context: TicketContext.nullable().meta({ description: 'Attached account facts; null if none.' }),
    messages: z.array(TicketMessage).meta({ description: 'Messages, oldest first.' }),
    expected_reply: ExpectedReply.nullable().meta({ description: 'Set while it is waiting for the team.' }),
    actions: z.array(z.enum(['reply', 'close', 'reopen'])).meta({ description: 'What the user can do with it now.' }),
  })
  .meta({ id: 'Ticket', description: 'A ticket as its owner sees it.' });
export type Ticket = z.infer<typeof Ticket>;

export const SupportBadges = z
  .object({
    tickets_answered: z
      .int()
      .min(0)
      .meta({ description: 'The user’s own tickets that were answered and are not closed.' }),
  })
  .meta({ id: 'SupportBadges', description: 'Badge count of the user’s own tickets.' });

export const NewTicket = z
  .strictObject({
    topic: SupportTopic,
    subject: TicketSubject,
    message: TicketMessageText,
    files: AttachedFiles,
    attach_context: z.boolean().default(false).meta({
      description: 'Whether the user agrees to attach the facts of `GET /support/desk`.',
    }),
  })
  .meta({ id: 'NewTicket', description: 'A new ticket.' });
