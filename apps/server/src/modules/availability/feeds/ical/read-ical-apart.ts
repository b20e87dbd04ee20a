import type { FeedFailure } from '@travesia/contracts/availability';
import { runApart } from '../../../../platform/apart/run-apart.ts';
import type { ReadOptions, Taken } from './read-ical.ts';

export type Read = { taken: Taken[] } | { failure: FeedFailure };

/** Longest that reading one calendar may take; real ones take milliseconds. */
const MOST_MS = 5000;

/** Reads a calendar in a thread of its own: a hostile one stops neither the server nor the other calendars. */
export async function readIcalApart(text: string, options: ReadOptions, mostMs = MOST_MS): Promise<Read> {
  const input = { text, options };
  const apart = await runApart<typeof input, Read>(new URL('ical-worker.ts', import.meta.url), input, {
    heapMb: 192,
    mostMs,
  });
  return 'result' in apart ? apart.result : { failure: 'too_many_events' };
}
