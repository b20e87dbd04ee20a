import { hash, verify } from '@node-rs/argon2';
import { ProblemError } from '../../../platform/problem-error.ts';

/** Hashes and compares passwords, a few at once: a flood of sign-ins must not take the machine from everybody else. */
export interface Passwords {
  /** Throws `server.unavailable` when too many wait. */
  hash(password: string): Promise<string>;
  /** Compares with a stored hash; without one it takes as long and says no. Throws `server.unavailable` when too many wait. */
  matches(password: string, storedHash: string | null): Promise<boolean>;
}

/** argon2id (2), OWASP's least: 19 MiB, two passes, one lane; about 10 ms here. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hashes at once, and how many may wait; at 10 ms each the last waits a third of a second. */
const AT_ONCE = 4;
const MOST_WAITING = 128;
const RETRY_SECONDS = 2;
/** A hash of nothing anybody knows, for accounts that do not exist. */
const DUMMY = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$FfmhWzTUiMUAHtUjZ3Um9oljO/PcNcJ5n9dqgfJXbOM';

export function createPasswords(): Passwords {
  const inTurn = createGate(AT_ONCE, MOST_WAITING);
  // What looks the same is the same: keyboards write an accented letter as one character or as two.
  const same = (password: string) => password.normalize('NFC');
  return {
    hash: (password) => inTurn(() => hash(same(password), COST)),
    matches: async (password, storedHash) => {
      const right = await inTurn(() => verify(storedHash ?? DUMMY, same(password)));
      return right && storedHash !== null;
    },
  };
}

/** Runs so many works at once; the others wait in their order, and beyond `mostWaiting` they are refused. */
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
