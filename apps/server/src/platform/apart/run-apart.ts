import { setTimeout as delay } from 'node:timers/promises';
import { type Transferable, Worker } from 'node:worker_threads';

/** Why work apart has no result: it took too long, took more memory than it may, or its code failed. */
export type ApartRefusal =
  | { refusal: 'too_slow' }
  | { refusal: 'too_much_memory' }
  /** The error may quote what was read: log its stack, show nothing of it. */
  | { refusal: 'failed'; error: unknown };
export type Apart<Result> = { result: Result } | ApartRefusal;

export interface ApartLimits {
  /** Heap of the thread in MB. Bytes of buffers are not part of it: limit what is given in. */
  heapMb: number;
  /** The last guard against what never ends. */
  mostMs?: number;
  /** Buffers that are handed over instead of copied: whoever calls can't read them afterwards. */
  transfer?: readonly Transferable[];
}

/** Threads take copies, and functions can’t be copied. */
type Cloneable<T> = T extends (...args: never[]) => unknown ? never : T;

const MOST_MS = 60_000;
/** A thread that has answered ends by itself; one that doesn't is ended. */
const ENDS_WITHIN_MS = 2000;
/** Threads of one worker file at once; more wait, so that many uploads together can't take all memory. */
const AT_ONCE = 2;

const waiting = new Map<string, { running: number; queue: (() => void)[] }>();

async function takeTurn(key: string): Promise<() => void> {
  const line = waiting.get(key) ?? { running: 0, queue: [] };
  waiting.set(key, line);
  if (line.running >= AT_ONCE) await new Promise<void>((resolve) => line.queue.push(resolve));
  else line.running += 1;
  return () => {
    const next = line.queue.shift();
    // The turn goes straight to whoever waits, so that nobody can slip in between.
    if (next) next();
    else line.running -= 1;
  };
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Runs a worker file (see `answerApart`) on one input, in a thread of its own with a limit on memory and time: a hostile
 * file stops neither the server nor other work. The thread has no environment, and what libraries print in it is dropped.
 *
 * The limit on memory ends JavaScript, not a built-in function in its midst: `JSON.parse` of millions of values can end
 * the whole process. Work limits such input before it calls one.
 */
export async function runApart<Input, Result>(
  file: URL,
  input: Input & Cloneable<Input>,
  { heapMb, mostMs = MOST_MS, transfer = [] }: ApartLimits,
): Promise<Apart<Result>> {
  const endTurn = await takeTurn(file.href);
  const { promise, resolve } = Promise.withResolvers<Apart<Result>>();
  const worker = new Worker(file, {
    workerData: input,
    transferList: [...transfer],
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32 },
    env: {},
    stdout: true,
    stderr: true,
  });
  const timer = setTimeout(() => resolve({ refusal: 'too_slow' }), mostMs);
  const ended = new Promise<void>((end) => worker.once('exit', () => end()));
  worker.once('message', (result: Result) => resolve({ result }));
  worker.once('messageerror', (error) => resolve({ refusal: 'failed', error }));
  worker.once('error', (error) =>
    resolve(isOutOfMemory(error) ? { refusal: 'too_much_memory' } : { refusal: 'failed', error }),
  );
  worker.once('exit', (code) => resolve({ refusal: 'failed', error: new Error(`thread ended with ${code}`) }));
  try {
    const apart = await promise;
    // Ending a thread whose module is still being run can end the whole process (nodejs/node#43182).
    if ('result' in apart) await Promise.race([ended, delay(ENDS_WITHIN_MS, undefined, { ref: false })]);
    return apart;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
    endTurn();
  }
}
