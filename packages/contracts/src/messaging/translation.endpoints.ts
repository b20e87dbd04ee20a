import { z } from 'zod';
import { defineEndpoint, Id } from '../kit/index.ts';
import { MessageTranslation, TranslationAsked } from './translation.schema.ts';

export const translateMessages = defineEndpoint({
  tag: 'messaging',
  access: 'session',
  name: 'translateMessages',
  method: 'POST',
  path: '/conversations/:id/translations',
  idempotency: 'none',
  summary: 'Translate messages',
  description:
    'Translates messages by machine, for everyone who reads the conversation. Each text is translated once and stored encrypted. Offered if the conversation’s `actions` have `translate`. A read by someone who acts for the clinic is logged.',
  params: z.object({ id: Id.meta({ description: 'The conversation.' }) }),
  ratePerMinute: 60,
  body: TranslationAsked,
  response: z.object({
    data: z.array(MessageTranslation).meta({ description: 'The translations, in the order asked for.' }),
  }),
  problems: [
    'messaging.conversation_not_found',
    'messaging.translation_unavailable',
    'access.reason_required',
    'request.rate_limited',
  ],
});
