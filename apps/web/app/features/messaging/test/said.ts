import type { Message, MessageList } from '@travesia/contracts/messaging';

/** A message of the user at a position, as the server answers it. */
export const said = (seq: number, facts: Partial<Message> = {}): Message => ({
  id: `message-${seq}`,
  conversation_id: 'conversation',
  seq,
  change: seq,
  client_message_id: null,
  author: { user_id: 'rosa', name: 'Rosa', avatar_url: null, party: 'patient' },
  is_own: true,
  is_own_side: true,
  content: `Text ${seq}`,
  language: 'en',
  flags: [],
  files: [],
  records: [],
  proposal: null,
  created_at: new Date(Date.UTC(2026, 10, 20, 9, seq)).toISOString(),
  edited_at: null,
  deleted_at: null,
  read_at: null,
  actions: [],
  ...facts,
});

/** A message of a clinic’s team. */
export const answered = (seq: number, facts: Partial<Message> = {}): Message =>
  said(seq, {
    author: { user_id: 'sofia', name: 'Sofía Brenes', avatar_url: null, party: 'provider' },
    is_own: false,
    is_own_side: false,
    ...facts,
  });

export const page = (data: Message[], facts: Partial<MessageList> = {}): MessageList => ({
  data,
  total: data.length,
  page: 1,
  page_size: 50,
  total_pages: 1,
  has_next: false,
  has_previous: false,
  last_change: Math.max(0, ...data.map(({ change }) => change)),
  ...facts,
});
