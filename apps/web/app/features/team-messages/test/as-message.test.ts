import type { TeamMessage } from '@travesia/contracts/team-messages';
import { describe, expect, it } from 'vitest';
import { isUnread } from '../../messaging/data/thread-state.ts';
import { asMessage, asMessages } from '../data/as-message.ts';
import { withMention } from '../data/with-mention.ts';

const said = (seq: number, more: Partial<TeamMessage> = {}): TeamMessage => ({
  id: `message-${seq}`,
  channel_id: 'channel',
  seq,
  change: seq,
  client_message_id: null,
  author: { user_id: 'sofia', name: 'Sofía Brenes', avatar_url: null, side: 'provider', team: 'Clínica Um' },
  is_own: false,
  content: 'Text',
  language: 'es',
  mentions: ['rosa'],
  files: [],
  created_at: '2026-11-20T09:00:00.000Z',
  edited_at: null,
  deleted_at: null,
  actions: [],
  ...more,
});

describe('a message of a channel in a thread', () => {
  it('says who wrote it and where they work', () => {
    expect(asMessage(said(1), 0)).toMatchObject({
      conversation_id: 'channel',
      author: { name: 'Sofía Brenes · Clínica Um', party: 'provider' },
      is_own_side: false,
      flags: [],
    });
  });

  it('has no name once the account was deleted', () => {
    const author = { ...said(1).author, user_id: null, name: null };
    expect(asMessage(said(1, { author }), 0).author.name).toBeNull();
  });

  it('is unread after the one that the person has read, for members, and unless they wrote it', () => {
    const data = [said(1), said(2), said(3, { is_own: true }), said(4)];
    const facts = {
      data,
      total: 4,
      page: 1,
      page_size: 50,
      total_pages: 1,
      has_next: false,
      has_previous: false,
      last_change: 4,
    };
    const unread = (last_read_seq: number | null) =>
      asMessages({ ...facts, last_read_seq })
        .data.filter(isUnread)
        .map(({ seq }) => seq);
    expect(unread(1)).toEqual([2, 4]);
    expect(unread(0)).toEqual([1, 2, 4]);
    expect(unread(null)).toEqual([]);
  });
});

describe('a mention', () => {
  it('is apart from the word before, and takes an @ that was typed', () => {
    expect(withMention('', 0, 'Ana Sol')).toBe('@Ana Sol ');
    expect(withMention('Hello', 5, 'Ana Sol')).toBe('Hello @Ana Sol ');
    expect(withMention('Hello @', 7, 'Ana Sol')).toBe('Hello @Ana Sol ');
    expect(withMention('Hello there', 6, 'Ana Sol')).toBe('Hello @Ana Sol there');
  });
});
