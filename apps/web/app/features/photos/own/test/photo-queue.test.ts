import type { Problem } from '@travesia/contracts/kit';
import { describe, expect, it, vi } from 'vitest';
import { ProblemError } from '../../../../lib/problem/problem-error.ts';
import { unavailable } from '../../../../lib/api/browser-call.ts';
import { PhotoQueue } from '../photo-queue.ts';
import type { SendingEvents } from '../../../../lib/files/send-resumable.ts';

const fileOf = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'image/jpeg' });
const problemOf = (code: string): Problem => ({ ...unavailable(422, ''), code });

function open(add: (uploadId: string) => Promise<unknown> = () => Promise.resolve()) {
  const sent = new Map<string, { events: SendingEvents; done: string[] }>();
  const queue = new PhotoQueue({
    add,
    send: ({ name }, events) => {
      const done: string[] = [];
      sent.set(name, { events, done });
      return { pause: () => done.push('pause'), resume: () => done.push('resume'), stop: () => done.push('stop') };
    },
  });
  const phases = () => Object.fromEntries(queue.read().map(({ name, phase }) => [name, phase]));
  const keyOf = (name: string) => queue.read().find((row) => row.name === name)?.key ?? '';
  return { queue, sent, phases, keyOf };
}

describe('photos on their way', () => {
  it('are sent two at a time, and leave the list once they are photos', async () => {
    const { queue, sent, phases } = open();
    queue.choose(['a.jpg', 'b.jpg', 'c.jpg'].map((name) => fileOf(name)));
    expect(phases()).toEqual({ 'a.jpg': 'sending', 'b.jpg': 'sending', 'c.jpg': 'queued' });
    sent.get('a.jpg')?.events.onProgress(0.5);
    expect(queue.read()[0]?.share).toBe(0.5);
    sent.get('a.jpg')?.events.onArrived('u1');
    expect(phases()['a.jpg']).toBe('checking');
    await vi.waitFor(() => expect(phases()).toEqual({ 'b.jpg': 'sending', 'c.jpg': 'sending' }));
  });

  it('are refused one by one, before sending or by the server; the others go on', async () => {
    const { queue, sent, phases, keyOf } = open(() => Promise.reject(new ProblemError(problemOf('photos.unreadable'))));
    queue.choose([fileOf('page.html'), fileOf('empty.jpg', 0), fileOf('a.jpg'), fileOf('b.jpg'), fileOf('c.jpg')]);
    expect(queue.read().map(({ fault }) => fault)).toEqual([
      'type_not_taken',
      'empty',
      undefined,
      undefined,
      undefined,
    ]);
    sent.get('b.jpg')?.events.onRefused(problemOf('photos.quota'));
    expect(phases()).toMatchObject({ 'a.jpg': 'sending', 'b.jpg': 'refused', 'c.jpg': 'sending' });
    sent.get('a.jpg')?.events.onArrived('u1');
    await vi.waitFor(() => expect(phases()['a.jpg']).toBe('refused'));
    queue.remove(keyOf('page.html'));
    queue.retry(keyOf('b.jpg'));
    expect(phases()).toMatchObject({ 'b.jpg': 'sending', 'c.jpg': 'sending' });
    expect(phases()).not.toHaveProperty('page.html');
  });

  it('wait for the connection and continue by themselves; what a person paused stays paused', () => {
    const { queue, sent, phases, keyOf } = open();
    queue.choose([fileOf('a.jpg'), fileOf('b.jpg')]);
    sent.get('a.jpg')?.events.onCut();
    queue.pause(keyOf('b.jpg'));
    expect(phases()).toEqual({ 'a.jpg': 'cut', 'b.jpg': 'paused' });
    queue.reconnect();
    expect(phases()).toEqual({ 'a.jpg': 'sending', 'b.jpg': 'paused' });
    queue.resume(keyOf('b.jpg'));
    queue.remove(keyOf('a.jpg'));
    expect(sent.get('a.jpg')?.done).toEqual(['resume', 'stop']);
    expect(sent.get('b.jpg')?.done).toEqual(['pause', 'resume']);
  });

  it('only asks for the photo again if everything had arrived', async () => {
    const add = vi
      .fn<(uploadId: string) => Promise<unknown>>()
      .mockRejectedValueOnce(new ProblemError(unavailable(503, '')))
      .mockResolvedValueOnce(undefined);
    const { queue, sent, phases, keyOf } = open(add);
    queue.choose([fileOf('a.jpg')]);
    sent.get('a.jpg')?.events.onArrived('u1');
    await vi.waitFor(() => expect(phases()['a.jpg']).toBe('refused'));
    queue.retry(keyOf('a.jpg'));
    await vi.waitFor(() => expect(phases()).toEqual({}));
    expect(add.mock.calls).toEqual([['u1'], ['u1']]);
  });
});
