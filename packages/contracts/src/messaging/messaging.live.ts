import { z } from 'zod';
import { defineLiveAct, defineLiveEvent, Id } from '../kit/index.ts';
import { ConversationPartyName } from './message.schema.ts';

/** What a colleague does with a conversation. `gone`: no longer has it open. */
export const PRESENCES = ['reading', 'writing', 'gone'] as const;
export type Presence = (typeof PRESENCES)[number];

const change = { conversation_id: Id, change: z.int().min(1) };
const ofMessage = z.object({ ...change, message_id: Id, seq: z.int().min(1) });
const numbered = ({ conversation_id: id, change: seq }: { conversation_id: string; change: number }) => ({
  stream: `conversation/${id}`,
  seq,
});

export const messageCreatedLive = defineLiveEvent({
  name: 'message.created',
  description: 'A message was sent.',
  data: ofMessage,
  numbered,
});
export const messageUpdatedLive = defineLiveEvent({
  name: 'message.updated',
  description: 'A message was edited.',
  data: ofMessage,
  numbered,
});
export const messageDeletedLive = defineLiveEvent({
  name: 'message.deleted',
  description: 'A message was deleted.',
  data: ofMessage,
  numbered,
});
export const messageReadLive = defineLiveEvent({
  name: 'message.read',
  description: 'Messages were read by a side.',
  data: z.object({ ...change, party: ConversationPartyName }),
  numbered,
});
export const typingLive = defineLiveEvent({
  name: 'typing',
  description: 'Someone is writing; true again every few seconds while they are.',
  data: z.object({ conversation_id: Id, user_id: Id, name: z.string(), party: ConversationPartyName }),
  numbered: null,
});

export const conversationWorkedLive = defineLiveEvent({
  name: 'conversation.worked',
  description: 'The own team assigned, snoozed, tagged, archived or noted something, or a snooze ended.',
  data: z.object({ conversation_id: Id }),
  numbered: null,
});
export const presenceLive = defineLiveEvent({
  name: 'presence',
  description:
    'A colleague has a conversation open, or is writing in it. Told to the own team alone, every 20 seconds.',
  data: z.object({ conversation_id: Id, user_id: Id, name: z.string(), doing: z.enum(PRESENCES) }),
  numbered: null,
});

export const sayPresence = defineLiveAct({
  name: 'presence',
  description: 'The user has a conversation open, writes in it, or left it.',
  data: z.strictObject({ conversation_id: Id, doing: z.enum(PRESENCES) }),
  perMinute: 60,
});

export const sayTyping = defineLiveAct({
  name: 'typing',
  description: 'The user is writing.',
  data: z.strictObject({ conversation_id: Id }),
  perMinute: 40,
});
