import type { Problem } from '@travesia/contracts/kit';
import { describe, expect, it } from 'vitest';
import {
  changed,
  isUnreached,
  nextOf,
  type Outgoing,
  readQueue,
  retried,
  stopped,
  unsent,
  writeQueue,
} from '../data/outgoing.ts';

const problem = (status: number): Problem => ({
  type: 'about:blank',
  title: '',
  status,
  detail: '',
  code: 'server.unavailable',
  request_id: '',
  error: '',
});
const one = (id: string, facts: Partial<Outgoing> = {}): Outgoing => ({
  id,
  content: id,
  files: [],
  proposal: null,
  at: '2026-11-20T10:00:00.000Z',
  state: 'waiting',
  problem: null,
  ...facts,
});
const states = (queue: readonly Outgoing[]) => queue.map(({ id, state }) => `${id} ${state}`);

describe('messages on their way', () => {
  it('go out in the order they were written', () => {
    expect(nextOf([one('a', { state: 'failed' }), one('b'), one('c')])?.id).toBe('b');
    expect(nextOf([])).toBeUndefined();
  });

  it('wait behind one that didn’t reach the server, and go out again with it', () => {
    const queue = stopped([one('a', { state: 'sending' }), one('b')], problem(503));
    expect(states(queue)).toEqual(['a failed', 'b failed']);
    expect(states(retried(queue, 'b'))).toEqual(['a waiting', 'b waiting']);
  });

  it('that were refused wait for their writer', () => {
    const queue = [
      one('a', { state: 'failed', problem: problem(409) }),
      one('b', { state: 'failed', problem: problem(503) }),
    ];
    expect(states(retried(queue, null))).toEqual(['a failed', 'b waiting']);
    expect(states(retried(queue, 'a'))).toEqual(['a waiting', 'b waiting']);
    expect(isUnreached(problem(0))).toBe(true);
    expect(isUnreached(problem(429))).toBe(false);
    expect(isUnreached(null)).toBe(false);
  });

  it('survive a reload with their own ids, those being sent too', () => {
    const queue = changed([one('a'), one('b')], 'a', { state: 'sending' });
    expect(readQueue(writeQueue(queue))).toEqual([one('a'), one('b')]);
    expect(readQueue('broken')).toEqual([]);
  });

  it('are over once they are among the messages, also if the answer was lost', () => {
    expect(unsent([one('a'), one('b')], [{ client_message_id: 'a' }, { client_message_id: null }])).toEqual([one('b')]);
  });
});
