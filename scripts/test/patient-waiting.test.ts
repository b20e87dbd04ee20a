import { expect, it, vi } from 'vitest';

/** False for longer than any wait of Vitest’s own lasts, which is a second. */
function slow(): () => boolean {
  const begun = performance.now();
  return () => performance.now() - begun > 1200;
}

it.each([
  ['vi.waitFor', (ready: () => boolean) => vi.waitFor(() => expect(ready()).toBe(true))],
  ['vi.waitFor with a short limit', (ready: () => boolean) => vi.waitFor(() => expect(ready()).toBe(true), 100)],
  ['vi.waitUntil with a short limit', (ready: () => boolean) => vi.waitUntil(ready, { timeout: 100 })],
  [
    'expect.poll',
    async (ready: () => boolean) => {
      await expect.poll(ready).toBe(true);
    },
  ],
])('%s does not give up on a slow machine', async (_name, wait) => {
  const ready = slow();
  await wait(ready);
  expect(ready()).toBe(true);
});
