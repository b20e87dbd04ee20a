import type { QueryClient } from '@tanstack/react-query';
import { onLiveFrame, onResync } from '../live/live.ts';

/** Events in quick succession count as one; an admin hears of everything. */
const PAUSE_MS = 1500;
/** What passes and changes nothing that is shown. */
const PASSING = ['typing', 'presence', 'video.signal'];

/**
 * Reloads what is polled anyway whenever something changed, or may have while the connection was lost: it is current at once, and
 * polling is what remains without a connection. In a hidden tab it is reloaded once that is shown. Returns the function that stops it.
 */
export function followLive(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;
  const reload = () => {
    timer = undefined;
    last = performance.now();
    void client.invalidateQueries({
      predicate: ({ meta }) => meta?.['isPolled'] === true,
      refetchType: document.visibilityState === 'visible' ? 'active' : 'none',
    });
  };
  const reloadSoon = () => {
    timer ??= setTimeout(reload, Math.max(0, last + PAUSE_MS - performance.now()));
  };
  const stops = [
    onLiveFrame(({ type }) => {
      if (!PASSING.includes(type)) reloadSoon();
    }),
    onResync(reloadSoon),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
