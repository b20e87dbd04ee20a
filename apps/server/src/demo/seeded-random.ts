import { createHash } from 'node:crypto';

export type SeededRandom = {
  /** In [0, 1). */
  fraction(): number;
  /** An integer, both ends included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
};

/**
 * A random stream that depends only on its key. Each demo record draws from its
 * own stream, so that adding a record does not change the ones before it.
 */
export function seededRandom(key: string): SeededRandom {
  let state = createHash('sha256').update(key).digest().readUInt32LE(0);

  // mulberry32: small, fast and good enough for demo data; not for secrets.
  function fraction(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  const int = (min: number, max: number) => min + Math.floor(fraction() * (max - min + 1));

  function pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error(`Nothing to pick from for "${key}".`);
    return list[int(0, list.length - 1)] as T;
  }

  function shuffle<T>(list: readonly T[]): T[] {
    const rest = [...list];
    const shuffled: T[] = [];
    while (rest.length > 0) shuffled.push(...rest.splice(int(0, rest.length - 1), 1));
    return shuffled;
  }

  return { fraction, int, chance: (probability) => fraction() < probability, pick, shuffle };
}
