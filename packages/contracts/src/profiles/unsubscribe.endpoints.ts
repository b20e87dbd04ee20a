import { z } from 'zod';
import { defineEndpoint } from '../kit/index.ts';
import { MailSubscription, MailSubscriptionChoice, UnsubscribeToken } from './unsubscribe.schema.ts';

const byLink = { access: 'public', tag: 'profiles' } as const;

export const getMailSubscription = defineEndpoint({
  ...byLink,
  name: 'getMailSubscription',
  method: 'GET',
  path: '/mail-subscription',
  summary: 'Look up an unsubscribe link',
  description: 'Returns which emails the link of an email turns off, and whether they are on. Changes nothing.',
  query: z.object({ token: UnsubscribeToken }),
  response: MailSubscription,
  problems: ['profile.unsubscribe_invalid'],
});

export const setMailSubscription = defineEndpoint({
  ...byLink,
  name: 'setMailSubscription',
  method: 'PUT',
  path: '/mail-subscription',
  summary: 'Turn emails off or on by link',
  description:
    'Turns the emails of one topic off, or on again, for the person the link was sent to; repeating it changes nothing. Answers alike for accounts that no longer exist.',
  body: MailSubscriptionChoice,
  response: MailSubscription,
  problems: ['profile.unsubscribe_invalid'],
});
