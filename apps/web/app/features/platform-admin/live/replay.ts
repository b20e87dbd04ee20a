import { FEED_MINUTES, type FeedEntry } from '@travesia/contracts/platform-admin';

const MINUTE_MS = 60_000;
const HOUR_MS = FEED_MINUTES * MINUTE_MS;

/** An hour that is shown again, and how far it has got. */
export interface Replay {
  /** Milliseconds since 1970. */
  from: number;
  /** Minutes of it that are shown, 0 to 60. */
  minute: number;
}

/** The last hour, or the last one in which anything happened, from its first minute. */
export function replayOf(entries: readonly FeedEntry[], asOf: string): Replay {
  const now = Date.parse(asOf);
  const newest = Math.max(0, ...entries.map(({ at }) => Date.parse(at)));
  const until = newest > now - HOUR_MS || newest === 0 ? now : newest + MINUTE_MS;
  return { from: until - HOUR_MS, minute: 0 };
}

/** Where it has got to, in milliseconds since 1970. */
export const replayedUntil = ({ from, minute }: Replay): number => from + minute * MINUTE_MS;

export const atMinute = (replay: Replay, minute: number): Replay => ({
  ...replay,
  minute: Math.min(FEED_MINUTES, Math.max(0, minute)),
});

/** What had happened in the hour by then. */
export function replayed(entries: readonly FeedEntry[], replay: Replay): FeedEntry[] {
  const until = replayedUntil(replay);
  return entries.filter(({ at }) => Date.parse(at) >= replay.from && Date.parse(at) <= until);
}

/** Entries of the last hour. */
export function ofLastHour(entries: readonly FeedEntry[], asOf: string): FeedEntry[] {
  const from = Date.parse(asOf) - HOUR_MS;
  return entries.filter(({ at }) => Date.parse(at) >= from);
}
