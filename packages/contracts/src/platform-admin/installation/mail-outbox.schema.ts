import { z } from 'zod';
import { Id, Instant, Locale } from '../../kit/index.ts';

export const MAIL_STATES = ['waiting', 'sent', 'kept', 'failed'] as const;
export const MailState = z
  .enum(MAIL_STATES)
  .meta({ description: 'To be sent, sent, kept because no mail server is configured, or failed for good.' });
export type MailState = z.infer<typeof MailState>;

const line = {
  id: Id,
  to: z.string().meta({ description: 'Address.' }),
  subject: z.string().meta({ description: 'Subject.' }),
  template: z.string().meta({ description: 'Which letter.' }),
  locale: Locale,
  state: MailState,
  attempts: z.int().meta({ description: 'How often it was tried.' }),
  failure: z.string().nullable().meta({ description: 'What the mail server said last.' }),
  created_at: Instant.meta({ description: 'When it was written.' }),
  sent_at: Instant.nullable().meta({ description: 'When it left.' }),
  actions: z.array(z.enum(['read', 'retry'])).meta({ description: 'What can be done with it.' }),
};

export const OutgoingMail = z
  .object(line)
  .meta({ id: 'OutgoingMail', description: 'A mail of the outbox without its text.' });
export type OutgoingMail = z.infer<typeof OutgoingMail>;

export const OutgoingMailText = z
  .object({
    ...line,
    text: z.string().meta({
      description:
        'Its text. Keys in links, which sign in, are left out unless it went to somebody of the demonstration.',
    }),
  })
  .meta({ id: 'OutgoingMailText', description: 'A mail of the outbox.' });
export type OutgoingMailText = z.infer<typeof OutgoingMailText>;
