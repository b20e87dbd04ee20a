import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTurns } from '../slots/turns.ts';

/** An attempt that ends when the test says so. */
function held<T>() {
  const { promise, resolve, reject } = Promise.withResolvers<T | null>();
  return { attempt: vi.fn(() => promise), resolve, reject };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => vi.useRealTimers());

describe('turns at a clinic', () => {
  it('come one after the other, and those of another clinic at once', async () => {
    const inTurn = createTurns();
    const [first, second, elsewhere] = [held<number>(), held<number>(), held<number>()];
    const answers = [
      inTurn('a', '9', first.attempt),
      inTurn('a', '10', second.attempt),
      inTurn('b', '9', elsewhere.attempt),
    ];
    await settle();
    expect(second.attempt).not.toHaveBeenCalled();
    expect(elsewhere.attempt).toHaveBeenCalled();
    first.resolve(1);
    await settle();
    expect(second.attempt).toHaveBeenCalled();
    second.resolve(2);
    elsewhere.resolve(3);
    expect(await Promise.all(answers)).toEqual([1, 2, 3]);
  });

  it('answer everybody who waits with the same wish once it is found impossible', async () => {
    const inTurn = createTurns();
    const [winner, loser, rival, other] = [held<number>(), held<number>(), held<number>(), held<number>()];
    const answers = [
      inTurn('a', '9', winner.attempt),
      inTurn('a', '9', loser.attempt),
      inTurn('a', '10', other.attempt),
      inTurn('a', '9', rival.attempt),
    ];
    winner.resolve(1);
    loser.resolve(null);
    other.resolve(3);
    expect(await Promise.all(answers)).toEqual([1, null, 3, null]);
    expect(rival.attempt).not.toHaveBeenCalled();
  });

  it('go on after one that failed, and begin anew when nobody is left', async () => {
    const inTurn = createTurns();
    const failing = held<number>();
    const failed = inTurn('a', '9', failing.attempt);
    const next = inTurn('a', '9', async () => 2);
    failing.reject(new Error('the database is gone'));
    await expect(failed).rejects.toThrow('the database is gone');
    expect(await next).toBe(2);
    expect(await inTurn('a', '9', async () => 3)).toBe(3);
  });

  it('are not waited for longer than a connection', async () => {
    vi.useFakeTimers();
    const inTurn = createTurns(2500);
    const first = held<number>();
    const answer = inTurn('a', '9', first.attempt);
    const late = vi.fn(async () => 2);
    const refused = inTurn('a', '10', late).catch((error: unknown) => String(error));
    await vi.advanceTimersByTimeAsync(2500);
    expect(await refused).toContain('2500 ms');
    first.resolve(1);
    expect(await answer).toBe(1);
    expect(late).not.toHaveBeenCalled();
  });
});
