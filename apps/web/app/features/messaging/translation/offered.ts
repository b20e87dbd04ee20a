import type { Conversation, Message } from '@travesia/contracts/messaging';

/** The id of a conversation whose messages can be translated; null where no service is configured. */
export const offeredIn = (conversation: Pick<Conversation, 'id' | 'actions'> | null): string | null =>
  conversation?.actions.includes('translate') ? conversation.id : null;

/** Whether a message of another side has something to translate. */
export const isTranslatable = ({ is_own_side: isOwn, content }: Pick<Message, 'is_own_side' | 'content'>): boolean =>
  !isOwn && content !== null && content !== '';
