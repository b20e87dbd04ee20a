import { describe, expect, it, vi } from 'vitest';
import { ProblemError } from '../../../lib/problem/problem-error.ts';
import { unavailable } from '../../../lib/api/browser-call.ts';
import { type LoadMessages, ThreadStore } from '../data/thread-store.ts';
import { answered, page, said } from './said.ts';

const storeOf = (load: LoadMessages) => new ThreadStore(vi.fn(load));

describe('the thread of a conversation', () => {
  it('loads until it finds a message that was read', async () => {
    const asked: unknown[] = [];
    const store = storeOf(async (query) => {
      asked.push(query);
      if (query.before === undefined) return page([answered(11), answered(12)]);
      return page([answered(9, { read_at: '2026-11-20T10:00:00.000Z' }), answered(10)]);
    });
    await store.open();
    expect(asked).toEqual([{}, { before: 11 }]);
    expect(store.read().thread?.messages).toHaveLength(4);
  });

  it('asks for changes until there are none, and once more if asked meanwhile', async () => {
    const asked: unknown[] = [];
    const store = storeOf(async (query) => {
      asked.push(query.changed_after);
      if (query.changed_after === 1) return page([said(2)], { has_next: true, last_change: 3 });
      if (query.changed_after === 2) return page([said(3)], { last_change: 3 });
      return page(query.changed_after === undefined ? [said(1)] : [], { last_change: query.changed_after ?? 1 });
    });
    await store.open();
    await Promise.all([store.refresh(), store.refresh(), store.refresh()]);
    await vi.waitFor(() => expect(asked).toEqual([undefined, 1, 2, 3]));
    expect(store.read().thread).toMatchObject({ lastChange: 3 });
  });

  it('keeps what it has when a refresh fails', async () => {
    let isDown = false;
    const store = storeOf(async () => {
      if (isDown) throw new ProblemError(unavailable(503, ''));
      return page([said(1)]);
    });
    await store.open();
    isDown = true;
    await store.refresh();
    expect(store.read()).toMatchObject({ isStale: true, problem: null });
    expect(store.read().thread?.messages).toHaveLength(1);
    isDown = false;
    await store.refresh();
    expect(store.read().isStale).toBe(false);
  });

  it('says why older messages could not be loaded, and tries again', async () => {
    let isDown = true;
    const store = storeOf(async ({ before }) => {
      if (before === undefined) return page([said(3)]);
      if (isDown) throw new ProblemError(unavailable(503, ''));
      return page([said(1), said(2)]);
    });
    await store.open();
    await store.older();
    expect(store.read().olderProblem?.status).toBe(503);
    isDown = false;
    await store.older();
    expect(store.read()).toMatchObject({ olderProblem: null, isLoadingOlder: false });
    expect(store.read().thread).toMatchObject({ hasOlder: false });
  });
});
