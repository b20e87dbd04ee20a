import { hash, verify } from '@node-rs/argon2';
import { ProblemError } from '../../../platform/problem-error.ts';

/** Hashes and compares passwords with limited concurrency, so that a flood of sign-ins can't exhaust the server. */
export interface Passwords {
  /** Throws `server.unavailable` if the queue is full. */
  hash(password: string): Promise<string>;
  /**
   * Compares with a stored hash. Without one, takes equally long and returns false. Throws `server.unavailable` if the queue is
   * full.
   */
  matches(password: string, storedHash: string | null): Promise<boolean>;
}

/** argon2id (2), OWASP's minimum: 19 MiB, two passes, one lane; about 10 ms here. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Concurrent hashes and queue limit; at 10 ms each, the last in the queue waits a third of a second. */
const AT_ONCE = 4;
const MOST_WAITING = 128;
const RETRY_SECONDS = 2;
/** A hash of an unknown value, for accounts that don't exist. */
const DUMMY = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$FfmhWzTUiMUAHtUjZ3Um9oljO/PcNcJ5n9dqgfJXbOM';

export function createPasswords(): Passwords {
  const inTurn = createGate(AT_ONCE, MOST_WAITING);
  // Keyboards may produce an accented letter as one character or two; both must match.
  const same = (password: string) => password.normalize('NFC');
  return {
    hash: (password) => inTurn(() => hash(same(password), COST)),
    matches: async (password, storedHash) => {
      const right = await inTurn(() => verify(storedHash ?? DUMMY, same(password)));
      return right && storedHash !== null;
    },
  };
}

/** Runs up to `atOnce` tasks concurrently and queues the rest in order; rejects when more than `mostWaiting` wait. */
export function createGate(atOnce: number, mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new ProblemError('server.unavailable', { retryAfter: RETRY_SECONDS });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
