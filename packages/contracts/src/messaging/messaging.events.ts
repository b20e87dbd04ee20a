import { z } from 'zod';
import { defineEvent, Id } from '../kit/index.ts';
import { CONVERSATION_PARTIES } from './messaging.rules.ts';

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

const party = z.enum(CONVERSATION_PARTIES);

export const conversationAssigned = defineEvent({
  name: 'conversation.assigned.v1',
  description: 'A conversation was assigned to a colleague.',
  payload: z.object({ conversation_id: Id, user_id: Id, party }),
  aggregate: ({ conversation_id: id }) => `conversation/${id}`,
});

export const snoozeEnded = defineEvent({
  name: 'conversation.snooze_ended.v1',
  description: 'A conversation is back in the list of the colleague who answers it.',
  payload: z.object({ conversation_id: Id, user_id: Id, party }),
  aggregate: ({ conversation_id: id }) => `conversation/${id}`,
});

export const noteAdded = defineEvent({
  name: 'conversation.note_added.v1',
  description: 'An internal note mentions colleagues.',
  payload: z.object({ conversation_id: Id, mentions: z.array(Id), party }),
  aggregate: ({ conversation_id: id }) => `conversation/${id}`,
});
