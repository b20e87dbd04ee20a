import { z } from 'zod';
import { OPTIONAL_TOPICS } from '../kit/index.ts';

/** Token of an unsubscribe link: version, topic, whose, and a signature. */
export const UnsubscribeToken = z
  .string()
  .regex(/^[\w-]{1,200}$/)
  .meta({ description: 'Token of the link in an email. It does not expire.' });

export const MailSubscription = z
  .object({
    topic: z.enum(OPTIONAL_TOPICS).meta({ description: 'What the emails are about.' }),
    is_on: z.boolean().meta({ description: 'Whether such emails are sent to the person.' }),
  })
  .meta({ id: 'MailSubscription', description: 'Emails of a topic, as the holder of an unsubscribe link sees them.' });
export type MailSubscription = z.infer<typeof MailSubscription>;

export const MailSubscriptionChoice = z
  .strictObject({
    token: UnsubscribeToken,
    is_on: z.boolean().meta({ description: 'Whether such emails are wanted.' }),
  })
  .meta({ id: 'MailSubscriptionChoice', description: 'A choice made by an unsubscribe link.' });
export type MailSubscriptionChoice = z.infer<typeof MailSubscriptionChoice>;
