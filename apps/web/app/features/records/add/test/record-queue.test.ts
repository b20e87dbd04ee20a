import type { Problem } from '@travesia/contracts/kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unavailable } from '../../../../lib/api/browser-call.ts';
import type { SendingEvents } from '../../../../lib/files/send-resumable.ts';
import { RecordQueue } from '../record-queue.ts';

const fileOf = (name: string, size = 10) => new File([new Uint8Array(size)], name);
const problemOf = (status: number, code: string): Problem => ({ ...unavailable(status, ''), code });
const alone = (name: string, size = 10) => ({ name, isFolder: false, files: [fileOf(name, size)], skipped: 0 });

function open() {
  const sent = new Map<string, { events: SendingEvents; done: string[] }>();
  const queue = new RecordQueue(({ name }, events) => {
    const done: string[] = [];
    sent.set(name, { events, done });
    return { pause: () => done.push('pause'), resume: () => done.push('resume'), stop: () => done.push('stop') };
  });
  const phases = () => Object.fromEntries(queue.read().map(({ name, phase }) => [name, phase]));
  const keyOf = (name: string) => queue.read().find((batch) => batch.name === name)?.key ?? '';
  return { queue, sent, phases, keyOf };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('records on their way', () => {
  it('are sent two at a time and leave the list once they arrived', () => {
    const { queue, sent, phases } = open();
    queue.add(['a.pdf', 'b.pdf', 'c.pdf'].map((name) => alone(name)));
    expect(phases()).toEqual({ 'a.pdf': 'sending', 'b.pdf': 'sending', 'c.pdf': 'queued' });
    sent.get('a.pdf')?.events.onArrived('u1');
    expect(phases()).toEqual({ 'b.pdf': 'sending', 'c.pdf': 'sending' });
    expect(queue.arrived()).toBe(1);
  });

  it('are one line for a folder, which counts what arrived and names what was refused', () => {
    const { queue, sent } = open();
    const files = ['1', '2', '3', '4'].map((name) => fileOf(name));
    queue.add([{ name: 'DICOM', isFolder: true, files, skipped: 2 }]);
    sent.get('1')?.events.onProgress(0.5);
    expect(queue.read()).toMatchObject([{ name: 'DICOM', files: 4, bytes: 40, sentBytes: 5, arrived: 0, skipped: 2 }]);
    sent.get('1')?.events.onArrived('u1');
    sent.get('2')?.events.onRefused(problemOf(413, 'records.vault_full'));
    expect(queue.read()).toMatchObject([
      {
        phase: 'sending',
        arrived: 1,
        sentBytes: 10,
        refused: [{ name: '2', problem: { code: 'records.vault_full' } }],
      },
    ]);
    sent.get('3')?.events.onArrived('u3');
    sent.get('4')?.events.onArrived('u4');
    expect(queue.read()).toMatchObject([{ phase: 'refused', arrived: 3 }]);
    queue.retry(queue.read()[0]?.key ?? '');
    expect(queue.read()).toMatchObject([{ phase: 'sending', refused: [] }]);
  });

  it('that can’t be records are refused before they are sent', () => {
    const { queue, sent } = open();
    queue.add([alone('a.exe'), alone('b.pdf', 0)]);
    expect(queue.read().map(({ phase, refused }) => [phase, refused[0]?.fault])).toEqual([
      ['refused', 'type_not_taken'],
      ['refused', 'empty'],
    ]);
    expect(sent.size).toBe(0);
  });

  it('continue by themselves when the line is back, but not if they were paused', () => {
    const { queue, sent, phases, keyOf } = open();
    queue.add([alone('a.pdf'), alone('b.pdf')]);
    queue.pause(keyOf('b.pdf'));
    queue.lose();
    expect(phases()).toEqual({ 'a.pdf': 'cut', 'b.pdf': 'paused' });
    queue.reconnect();
    expect(phases()).toEqual({ 'a.pdf': 'sending', 'b.pdf': 'paused' });
    expect(sent.get('a.pdf')?.done).toEqual(['pause', 'resume']);
    expect(sent.get('b.pdf')?.done).toEqual(['pause']);
    queue.resume(keyOf('b.pdf'));
    expect(phases()['b.pdf']).toBe('sending');
  });

  it('are tried again if the line broke without the device noticing', () => {
    const { queue, sent, phases } = open();
    queue.add([alone('a.pdf')]);
    sent.get('a.pdf')?.events.onCut();
    expect(phases()).toEqual({ 'a.pdf': 'cut' });
    vi.advanceTimersByTime(15_000);
    expect(phases()).toEqual({ 'a.pdf': 'sending' });
    expect(sent.get('a.pdf')?.done).toEqual(['resume']);
  });

  it('wait and try again while the server has too many of them', () => {
    const { queue, sent, phases } = open();
    queue.add([alone('a.pdf')]);
    const first = sent.get('a.pdf');
    first?.events.onRefused(problemOf(429, 'records.arrivals_waiting'));
    expect(phases()).toEqual({ 'a.pdf': 'busy' });
    vi.advanceTimersByTime(15_000);
    expect(phases()).toEqual({ 'a.pdf': 'sending' });
    expect(sent.get('a.pdf')).not.toBe(first);
  });

  it('are given up, on the server as well', () => {
    const { queue, sent, keyOf } = open();
    queue.add([alone('a.pdf')]);
    queue.stop(keyOf('a.pdf'));
    expect(queue.read()).toEqual([]);
    expect(sent.get('a.pdf')?.done).toEqual(['stop']);
  });
});
