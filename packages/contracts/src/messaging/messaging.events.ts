import { z } from 'zod';
import { defineEvent, Id } from '../kit/index.ts';

export const messageSent = defineEvent({
  name: 'message.sent.v1',
  description: 'Someone wrote a message.',
  payload: z.object({
    conversation_id: Id,
    message_id: Id,
    seq: z.int().min(1),
    /** A side had read everything before it: there is something new to be told. */
    is_news: z.boolean(),
  }),
  aggregate: ({ conversation_id: id }) => `conversation/${id}`,
});
