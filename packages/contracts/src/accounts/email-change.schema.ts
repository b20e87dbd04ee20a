import { z } from 'zod';
import { Instant } from '../kit/index.ts';
import { Email, LinkToken } from './accounts.schema.ts';

/** How long both links of a change of address are valid. */
export const EMAIL_CHANGE_HOURS = 24;

export const PendingEmailChange = z
  .object({
    new_email: z.string().meta({ description: 'The new email address.' }),
    expires_at: Instant.meta({ description: 'When both links expire.' }),
    new_confirmed: z.boolean().meta({ description: 'Whether the link sent to the new address was opened.' }),
    present_approved: z.boolean().meta({ description: 'Whether the link sent to the current address was opened.' }),
  })
  .meta({ id: 'PendingEmailChange', description: 'A pending change of email address.' });
export type PendingEmailChange = z.infer<typeof PendingEmailChange>;

export const EmailChangeRequest = z
  .strictObject({ email: Email })
  .meta({ id: 'EmailChangeRequest', description: 'The new email address.' });

export const EmailChangeDecision = z
  .strictObject({
    token: LinkToken,
    decision: z.enum(['look', 'accept', 'stop']).default('accept').meta({
      description:
        '`accept` confirms or approves, `stop` cancels the change, `look` only returns its details. Defaults to `accept`.',
    }),
  })
  .meta({ id: 'EmailChangeDecision', description: 'A mailbox owner’s decision on a change of address.' });
export type EmailChangeDecision = z.infer<typeof EmailChangeDecision>;

export const EmailChangeState = z
  .object({
    mailbox: z.enum(['new', 'present']).meta({ description: 'Which of the two addresses the link was sent to.' }),
    state: z.enum(['waiting', 'changed', 'stopped']).meta({
      description: '`waiting` until both links are accepted, then `changed`; `stopped` if canceled.',
    }),
    new_email: z.string().meta({ description: 'The new email address.' }),
    new_confirmed: z.boolean().meta({ description: 'Whether the new mailbox has confirmed.' }),
    present_approved: z.boolean().meta({ description: 'Whether the current mailbox has approved.' }),
    expires_at: Instant.meta({ description: 'When both links expire.' }),
  })
  .meta({ id: 'EmailChangeState', description: 'State of a change of address. Reading it does not sign in.' });
export type EmailChangeState = z.infer<typeof EmailChangeState>;
