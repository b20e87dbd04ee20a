import { type Feed, getFeed } from '@travesia/contracts/platform-admin';
import { useRef } from 'react';
import { callName } from '../../../lib/calls/call-key.ts';
import type { Loaded } from '../../../lib/calls/loaded.ts';
import { useLoad } from '../../../lib/calls/use-load.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { askedAfter, grownFeed } from './grow-feed.ts';

const POLL_MS = 30_000;

/** The feed: read once, then what came since, at once while the connection stands and every 30 seconds without it. */
export function useFeed(): Loaded<Feed> {
  const known = useRef<Feed | null>(null);
  const load = async (signal: AbortSignal) => {
    const before = known.current;
    const got = await sessionCall(getFeed, { query: askedAfter(before) }, { background: true, signal });
    known.current = grownFeed(before, got);
    return known.current;
  };
  return useLoad([callName(getFeed)], load, { every: POLL_MS });
}
