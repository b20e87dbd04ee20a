import { describe, expect, it, vi } from 'vitest';
import { startWakeLoop } from '../wake-loop.ts';

const HOUR = 3_600_000;

/** A step the test can finish. */
function steps() {
  const running: (() => void)[] = [];
  let begun = 0;
  const step = () =>
    new Promise<void>((resolve) => {
      begun += 1;
      running.push(resolve);
    });
  return { step, begun: () => begun, finish: () => running.shift()?.() };
}

describe('startWakeLoop', () => {
  it('starts immediately, and again when woken', async () => {
    const { step, begun, finish } = steps();
    const loop = startWakeLoop(HOUR, step, () => {});
    expect(begun()).toBe(1);
    finish();
    await vi.waitUntil(() => {
      loop.wake();
      return begun() === 2;
    });
    finish();
    await loop.stop();
  });

  it('never overlaps: woken while running, it runs once more', async () => {
    const { step, begun, finish } = steps();
    const loop = startWakeLoop(HOUR, step, () => {});
    loop.wake();
    loop.wake();
    expect(begun()).toBe(1);
    finish();
    await vi.waitUntil(() => begun() === 2);
    finish();
    await loop.stop();
    expect(begun()).toBe(2);
  });

  it('continues after a failed step, and reports it', async () => {
    const errors: unknown[] = [];
    let calls = 0;
    const loop = startWakeLoop(
      1,
      () => ((calls += 1) === 1 ? Promise.reject(new Error('no database')) : Promise.resolve()),
      (error) => errors.push(error),
    );
    await vi.waitUntil(() => calls >= 3);
    await loop.stop();
    expect(errors).toEqual([new Error('no database')]);
  });

  it('rests after a step although it was woken, and then serves every wake at once', async () => {
    const { step, begun, finish } = steps();
    const loop = startWakeLoop(HOUR, step, () => {}, { restMs: 30 });
    finish();
    await vi.waitUntil(() => begun() === 1);
    await new Promise((resolve) => setImmediate(resolve));
    loop.wake();
    loop.wake();
    expect(begun()).toBe(1);
    await vi.waitUntil(() => begun() === 2);
    finish();
    await loop.stop();
    expect(begun()).toBe(2);
  });

  it('stops after the current step, and can’t be woken then', async () => {
    const { step, begun, finish } = steps();
    const loop = startWakeLoop(1, step, () => {});
    const stopped = loop.stop();
    loop.wake();
    finish();
    await stopped;
    loop.wake();
    expect(begun()).toBe(1);
  });
});
