import { z } from 'zod';
import { Id, Instant, Locale } from '../../kit/index.ts';

export const MAIL_STATES = ['waiting', 'sent', 'kept', 'failed'] as const;
export const MailState = z
  .enum(MAIL_STATES)
  .meta({ description: 'Queued, sent, stored because no mail server is configured, or failed permanently.' });
export type MailState = z.infer<typeof MailState>;

/** Sort orders of the list; the first is the default. */
export const MAIL_SORTS = ['-written', 'written', 'subject', '-subject', 'state', '-state'] as const;

const line = {
  id: Id,
  to: z.string().meta({ description: 'Address.' }),
  subject: z.string().meta({ description: 'Subject.' }),
  template: z.string().meta({ description: 'Email template.' }),
  locale: Locale,
  state: MailState,
  attempts: z.int().meta({ description: 'Number of attempts.' }),
  failure: z.string().nullable().meta({ description: 'Last response of the mail server.' }),
  created_at: Instant.meta({ description: 'When it was created.' }),
  sent_at: Instant.nullable().meta({ description: 'When it was sent.' }),
  actions: z.array(z.enum(['read', 'retry'])).meta({ description: 'What the caller can do with it.' }),
};

export const OutgoingMail = z
  .object(line)
  .meta({ id: 'OutgoingMail', description: 'An outbox email without its text.' });
export type OutgoingMail = z.infer<typeof OutgoingMail>;

export const OutgoingMailText = z
  .object({
    ...line,
    text: z.string().meta({
      description: 'Its text. Sign-in tokens in links are removed unless the recipient is a demo user.',
    }),
  })
  .meta({ id: 'OutgoingMailText', description: 'An outbox email.' });
export type OutgoingMailText = z.infer<typeof OutgoingMailText>;
