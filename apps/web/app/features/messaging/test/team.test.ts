import type { Colleague, InternalNote } from '@travesia/contracts/messaging';
import { describe, expect, it } from 'vitest';
import { threadRows } from '../data/thread-rows.ts';
import { mentioned } from '../team/mentions.ts';
import { snoozeTime } from '../team/snooze-times.ts';
import { answered, said } from './said.ts';

const colleague = (name: string, isOwn = false): Colleague => ({
  user_id: name,
  name,
  avatar_url: null,
  is_own: isOwn,
});
const noted = (minute: number): InternalNote => ({
  id: `note-${minute}`,
  conversation_id: 'conversation',
  author: { user_id: 'sofia', name: 'Sofía', avatar_url: null },
  is_own: false,
  content: 'Among us',
  mentions: [],
  created_at: new Date(Date.UTC(2026, 10, 20, 9, minute, 30)).toISOString(),
});

describe('notes', () => {
  it('stand among the messages by time, before the first and after the last too, and part groups', () => {
    const rows = threadRows([said(1), said(2), answered(3)], 'UTC', null, [noted(0), noted(1), noted(7)]);
    expect(rows.map((row) => (row.kind === 'group' ? row.messages.map(({ seq }) => seq) : row.key))).toEqual([
      'day 2026-11-20 note-0',
      'note-0',
      [1],
      'note-1',
      [2],
      [3],
      'note-7',
    ]);
  });

  it('mention colleagues by their whole names, never their writer', () => {
    const team = [colleague('Ana Ruiz'), colleague('Ana Ruiz Soto'), colleague('Bea Lima', true)];
    expect(mentioned('Ask @ana ruiz soto and @Bea Lima', team).map(({ name }) => name)).toEqual(['Ana Ruiz Soto']);
    expect(mentioned('Ask @Ana Ruiz, please', team).map(({ name }) => name)).toEqual(['Ana Ruiz']);
    expect(mentioned('Ask Ana Ruiz', team)).toEqual([]);
  });
});

describe('a snoozed conversation', () => {
  it.each([
    ['hours', '2026-11-27T16:30:00', '2026-11-27T19:30:00'],
    ['tomorrow', '2026-11-27T16:30:00', '2026-11-28T09:00:00'],
    ['tomorrow', '2026-12-31T23:59:00', '2027-01-01T09:00:00'],
    ['monday', '2026-11-27T16:30:00', '2026-11-30T09:00:00'],
    ['monday', '2026-11-29T10:00:00', '2026-11-30T09:00:00'],
    ['monday', '2026-11-30T08:00:00', '2026-12-07T09:00:00'],
  ] as const)('comes back %s after %s', (choice, now, then) => {
    expect(snoozeTime(choice, new Date(now))).toEqual(new Date(then));
  });
});
