import { z } from 'zod';
import { defineEvent, Id } from '../kit/index.ts';

export const messageSent = defineEvent({
  name: 'message.sent.v1',
  description: 'Someone wrote a message.',
  payload: z.object({ conversation_id: Id, message_id: Id, seq: z.int().min(1) }),
  aggregate: ({ conversation_id: id }) => `conversation/${id}`,
});
