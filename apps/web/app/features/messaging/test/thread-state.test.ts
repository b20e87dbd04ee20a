import type { Message } from '@travesia/contracts/messaging';
import { describe, expect, it } from 'vitest';
import { firstUnread, mayHaveOlderUnread, withChanges, withMessage, withPage } from '../data/thread-state.ts';
import { page, said } from './said.ts';

const seqs = (messages: readonly Message[]) => messages.map(({ seq }) => seq);

describe('the messages of a conversation', () => {
  it('join older pages without repeating a message', () => {
    const newest = withPage(null, page([said(51), said(52)], { last_change: 60 }));
    expect(newest).toMatchObject({ lastChange: 60, hasOlder: true });
    const all = withPage(newest, page([said(49), said(50), said(51)], { last_change: 70 }));
    expect(seqs(all.messages)).toEqual([49, 50, 51, 52]);
    // What changed in between is still to be asked for.
    expect(all.lastChange).toBe(60);
    expect(withPage(all, page([], { last_change: 70 })).hasOlder).toBe(false);
  });

  it('have nothing before the first', () => {
    expect(withPage(null, page([said(1), said(2)])).hasOlder).toBe(false);
  });

  it('take the newest version of a message, whichever comes last', () => {
    const known = withPage(null, page([said(1, { change: 5, content: 'edited' })]));
    expect(withMessage(known, said(1, { change: 4, content: 'old' })).messages[0]?.content).toBe('edited');
    expect(withMessage(known, said(1, { change: 6, content: 'newer' })).messages[0]?.content).toBe('newer');
  });

  it('apply changes, and leave those before the loaded ones to their own page', () => {
    const known = withPage(null, page([said(51)], { last_change: 51 }));
    const next = withChanges(known, page([said(3, { change: 52 }), said(52, { change: 53 })], { last_change: 53 }));
    expect(seqs(next.messages)).toEqual([51, 52]);
    expect(next.lastChange).toBe(53);
  });

  it('go on from the last change they got while there are more', () => {
    const known = withPage(null, page([said(1)], { last_change: 1 }));
    const next = withChanges(
      known,
      page([said(2, { change: 2 }), said(3, { change: 7 })], { last_change: 90, has_next: true }),
    );
    expect(next.lastChange).toBe(7);
  });

  it('know the first that is unread, and whether there can be an earlier one', () => {
    const unread = { is_own_side: false, is_own: false, read_at: null };
    const read = { ...unread, read_at: '2026-11-20T10:00:00.000Z' };
    const some = withPage(
      null,
      page([said(50, read), said(51, unread), said(52, { ...unread, deleted_at: '2026-11-20T10:00:00.000Z' })]),
    );
    expect(firstUnread(some)?.seq).toBe(51);
    expect(mayHaveOlderUnread(some)).toBe(false);
    expect(mayHaveOlderUnread(withPage(null, page([said(50, unread), said(51)])))).toBe(true);
    expect(mayHaveOlderUnread(withPage(null, page([said(1, unread)])))).toBe(false);
    expect(firstUnread(withPage(null, page([said(1)])))).toBeNull();
  });
});
