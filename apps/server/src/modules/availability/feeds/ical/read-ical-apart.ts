import type { FeedFailure } from '@travesia/contracts/availability';
import { Worker } from 'node:worker_threads';
import type { ReadOptions, Taken } from './read-ical.ts';

export type Read = { taken: Taken[] } | { failure: FeedFailure };

/** Longest that reading one calendar may take; real ones take milliseconds. */
const MOST_MS = 5000;

/**
 * Reads a calendar in a thread of its own with a limit on time and memory: a hostile one stops neither the server nor
 * the other calendars.
 */
export function readIcalApart(text: string, options: ReadOptions, mostMs = MOST_MS): Promise<Read> {
  const { promise, resolve } = Promise.withResolvers<Read>();
  const worker = new Worker(new URL('ical-worker.ts', import.meta.url), {
    workerData: { text, options },
    resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 },
  });
  const timer = setTimeout(() => resolve({ failure: 'too_many_events' }), mostMs);
  worker.once('message', (read: Read) => resolve(read));
  worker.once('error', () => resolve({ failure: 'too_many_events' }));
  return promise.finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
