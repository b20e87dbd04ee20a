import { describe, expect, it } from 'vitest';
import { secondsToWait } from '../attempts/attempt.rules.ts';
import type { Attempt } from '../attempts/attempts.repo.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const attempt = (change: Partial<Attempt> & { ago?: number } = {}): Attempt => ({
  account: 'rosa',
  network: 'elsewhere',
  known: false,
  at: new Date(NOW - (change.ago ?? 0) * 1000),
  ...change,
});
const many = (count: number, change: Parameters<typeof attempt>[0] = {}) =>
  Array.from({ length: count }, (_none, index) => attempt({ ...change, ago: (change.ago ?? 0) + index }));

describe('delay before an attempt', () => {
  it.each([
    ['the first', [], {}, 0],
    ['the tenth', many(9), {}, 0],
    ['the eleventh, until the first is 15 minutes ago', many(10), {}, 891],
    ['the eleventh from another network', many(10, { network: 'third' }), {}, 891],
    ['one on another account', many(10), { account: 'ana' }, 0],
    ['the owner’s, from a network that is known', many(10), { network: 'home', known: true }, 0],
    [
      'the owner’s eleventh from there',
      many(10, { network: 'home', known: true }),
      { network: 'home', known: true },
      891,
    ],
    ['a stranger’s, beside the owner’s own', many(10, { network: 'home', known: true }), {}, 0],
    ['one when the others are 15 minutes ago', many(10, { ago: 900 }), {}, 0],
    ['the 61st from a network, on as many accounts', many(60, { account: 'others' }), {}, 841],
  ])('%s', (_what, earlier, change, seconds) => {
    expect(secondsToWait(attempt(change), earlier)).toBe(seconds);
  });
});
