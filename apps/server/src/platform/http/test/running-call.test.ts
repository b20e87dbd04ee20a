import { expect, it } from 'vitest';
import { startWakeLoop } from '../../jobs/wake-loop.ts';
import { duringCall, requestIdNow } from '../running-call.ts';

it('a call’s work knows its id, also asynchronously, and nothing else does', async () => {
  const seen = await Promise.all(
    ['first', 'second'].map((id) =>
      duringCall(id, async () => {
        await Promise.resolve();
        return requestIdNow();
      }),
    ),
  );
  expect(seen).toEqual(['first', 'second']);
  expect(requestIdNow()).toBe(null);
});

it('work triggered by a call is not part of it', async () => {
  const seen: (string | null)[] = [];
  const loop = startWakeLoop(
    60_000,
    async () => void seen.push(requestIdNow()),
    () => {},
  );
  await Promise.resolve();
  await duringCall('a call', async () => {
    loop.wake();
    await Promise.resolve();
    loop.wake();
  });
  await loop.stop();
  expect(seen.length).toBeGreaterThan(1);
  expect(new Set(seen)).toEqual(new Set([null]));
});
