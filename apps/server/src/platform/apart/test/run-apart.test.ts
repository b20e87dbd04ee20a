import { describe, expect, it } from 'vitest';
import { type Apart, runApart } from '../run-apart.ts';
import type { Sample } from './sample-worker.ts';

const run = (sample: Sample, mostMs?: number, transfer: ArrayBuffer[] = []): Promise<Apart<unknown>> =>
  runApart(new URL('sample-worker.ts', import.meta.url), sample, { heapMb: 64, mostMs, transfer });

describe('work in a thread of its own', () => {
  it('gives its result, and takes buffers over', async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    expect(await run({ act: 'double', bytes }, undefined, [bytes.buffer])).toEqual({
      result: new Uint8Array([2, 4, 6]),
    });
    expect(bytes.byteLength).toBe(0);
  });

  it('copies what it isn’t handed', async () => {
    const bytes = new Uint8Array([4]);
    expect(await run({ act: 'double', bytes })).toEqual({ result: new Uint8Array([8]) });
    expect(bytes).toEqual(new Uint8Array([4]));
  });

  it('is ended when it hangs, fills the memory, throws or leaves', async () => {
    expect(await run({ act: 'loop' }, 300)).toEqual({ refusal: 'too_slow' });
    expect(await run({ act: 'fill' })).toEqual({ refusal: 'too_much_memory' });
    expect(await run({ act: 'throw' })).toMatchObject({ refusal: 'failed', error: { message: 'broken' } });
    expect(await run({ act: 'leave' })).toMatchObject({ refusal: 'failed', error: { message: 'thread ended with 3' } });
  });

  it('knows nothing of the environment', async () => {
    expect(Object.keys(process.env)).not.toEqual([]);
    expect(await run({ act: 'environment' })).toEqual({ result: [] });
  });

  it('takes turns, and goes on after one that was ended', async () => {
    const began = performance.now();
    const all = await Promise.all([
      run({ act: 'loop' }, 400),
      run({ act: 'loop' }, 400),
      run({ act: 'double', bytes: new Uint8Array([5]) }),
    ]);
    expect(all).toEqual([{ refusal: 'too_slow' }, { refusal: 'too_slow' }, { result: new Uint8Array([10]) }]);
    expect(performance.now() - began).toBeGreaterThan(390);
  });
});
