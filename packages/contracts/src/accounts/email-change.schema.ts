import { z } from 'zod';
import { Instant } from '../kit/index.ts';
import { Email, LinkToken } from './accounts.schema.ts';

/** How long both links of a change of address work. */
export const EMAIL_CHANGE_HOURS = 24;

export const PendingEmailChange = z
  .object({
    new_email: z.string().meta({ description: 'Address that is to take the present one’s place.' }),
    expires_at: Instant.meta({ description: 'Until when both links work.' }),
    new_confirmed: z.boolean().meta({ description: 'Whether the link in the mail to the new address was opened.' }),
    present_approved: z.boolean().meta({ description: 'Whether the link in the mail to the present one was.' }),
  })
  .meta({ id: 'PendingEmailChange', description: 'A change of address that waits for one of its two proofs.' });
export type PendingEmailChange = z.infer<typeof PendingEmailChange>;

export const EmailChangeRequest = z
  .strictObject({ email: Email })
  .meta({ id: 'EmailChangeRequest', description: 'The address that is to take the present one’s place.' });

export const EmailChangeDecision = z
  .strictObject({
    token: LinkToken,
    decision: z.enum(['look', 'accept', 'stop']).default('accept').meta({
      description:
        '`accept` confirms or approves, `stop` ends the change, `look` only says what it is about. `accept` unless given.',
    }),
  })
  .meta({ id: 'EmailChangeDecision', description: 'What the owner of a mailbox says to a change of address.' });
export type EmailChangeDecision = z.infer<typeof EmailChangeDecision>;

export const EmailChangeState = z
  .object({
    mailbox: z.enum(['new', 'present']).meta({ description: 'Which of the two addresses the link was mailed to.' }),
    state: z.enum(['waiting', 'changed', 'stopped']).meta({
      description: '`waiting` until both links were accepted; then `changed`. `stopped` when somebody ended it.',
    }),
    new_email: z.string().meta({ description: 'Address that is to take the present one’s place.' }),
    new_confirmed: z.boolean().meta({ description: 'Whether the new mailbox has confirmed.' }),
    present_approved: z.boolean().meta({ description: 'Whether the present mailbox has approved.' }),
    expires_at: Instant.meta({ description: 'Until when both links work.' }),
  })
  .meta({ id: 'EmailChangeState', description: 'Where a change of address stands. Knowing it signs nobody in.' });
export type EmailChangeState = z.infer<typeof EmailChangeState>;
