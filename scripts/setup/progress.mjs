// Reports progress at the terminal: the current step, its duration, and signs of life.

const HEARTBEAT_MS = 10_000;

/** Seconds with one decimal since `from` (milliseconds of `performance.now()`). */
export function secondsSince(from) {
  return ((performance.now() - from) / 1000).toFixed(1);
}

/**
 * `step(title, work)` prints the title, a sign of life every ten seconds, and the duration; it passes on the result or
 * the error.
 */
export function createProgress(write = (line) => process.stdout.write(`${line}\n`)) {
  const begun = performance.now();
  const stamp = () => `[${secondsSince(begun).padStart(6)} s]`;
  return {
    say: (text) => write(`${stamp()} ${text}`),
    async step(title, work) {
      const from = performance.now();
      write(`${stamp()} ${title} …`);
      const heartbeat = setInterval(
        () => write(`${stamp()}   still at it: ${title} (${Math.round((performance.now() - from) / 1000)} s)`),
        HEARTBEAT_MS,
      );
      try {
        const result = await work();
        write(`${stamp()}   done in ${secondsSince(from)} s`);
        return result;
      } finally {
        clearInterval(heartbeat);
      }
    },
  };
}

/** A step that can't continue, explained to the user: what failed, why, and what to do. Printed without a stack. */
export class SetupError extends Error {
  constructor(what, why, remedy) {
    super(`${what}\n  why:        ${why}\n  what to do: ${remedy}`);
    this.name = 'SetupError';
  }
}

/** Prints the reason and exits with code 1. A stack is only shown for unexpected errors. */
export function failWith(error) {
  process.stderr.write(`\n${error instanceof SetupError ? error.message : (error?.stack ?? String(error))}\n`);
  process.exit(1);
}
