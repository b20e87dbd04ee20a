import type { Message, MessageList } from '@travesia/contracts/messaging';
import type { TeamMessage, TeamMessageList } from '@travesia/contracts/team-messages';

/**
 * A message of a channel, as threads show messages. Each person reads for themselves, so nobody is on the user’s side but the user.
 * @param readTo position up to which the user has read; null for who is no member and has nothing unread
 */
export const asMessage = (
  { channel_id: id, author: { side: party, team, ...author }, mentions: _mentions, ...message }: TeamMessage,
  readTo: number | null,
): Message => ({
  ...message,
  conversation_id: id,
  author: { ...author, name: author.name && `${author.name} · ${team}`, party },
  is_own_side: message.is_own,
  flags: [],
  records: [],
  proposal: null,
  read_at: !message.is_own && (readTo === null || message.seq <= readTo) ? message.created_at : null,
});

export const asMessages = ({ data, last_read_seq: readTo, ...page }: TeamMessageList): MessageList => ({
  ...page,
  data: data.map((message) => asMessage(message, readTo)),
});
