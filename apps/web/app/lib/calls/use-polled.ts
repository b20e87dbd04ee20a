import { useCallback, useEffect, useRef, useState } from 'react';
import { problemOf } from '../problem/problem-error.ts';
import { readTokens } from '../session/tokens.ts';

/** How often badges ask. */
const EVERY_MS = 30_000;

export interface Polled<T> {
  /** The last value that came; null before the first. */
  value: T | null;
  /** When that came, in milliseconds. */
  at: number | null;
  /** Whether it could not be refreshed since. */
  isStale: boolean;
  refresh: () => Promise<void>;
}

/**
 * A value that is asked for again every half minute while the page is in view, and at once when it comes back into view.
 * `load` must be stable and call with `{ background: true }`, so that asking is no act of the person. What cannot be refreshed
 * keeps its last value; an ended session says nothing. With null nothing is asked.
 */
export function usePolled<T>(load: (() => Promise<T>) | null, everyMs = EVERY_MS): Polled<T> {
  const [known, setKnown] = useState<{ value: T; at: number } | null>(null);
  const [isStale, setStale] = useState(false);
  const asked = useRef(0);
  const underway = useRef(0);
  const refresh = useCallback(async () => {
    // Whose session has ended is on the way out: nothing is asked without a token.
    if (!load || !readTokens()) return;
    asked.current = Date.now();
    const turn = asked.current;
    underway.current += 1;
    try {
      const value = await load();
      // An earlier question that is answered later says nothing new.
      if (turn < asked.current) return;
      setKnown({ value, at: Date.now() });
      setStale(false);
    } catch (error) {
      if (problemOf(error)?.status !== 401) setStale(true);
    } finally {
      underway.current -= 1;
    }
  }, [load]);
  useEffect(() => {
    if (!load) return undefined;
    const isSeen = () => document.visibilityState === 'visible';
    const onSeen = () => {
      if (isSeen() && Date.now() - asked.current >= everyMs) void refresh();
    };
    const first = setTimeout(() => void refresh(), 0);
    const timer = setInterval(() => {
      // On a slow line questions would wait behind each other.
      if (isSeen() && underway.current === 0) void refresh();
    }, everyMs);
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [load, everyMs, refresh]);
  return { value: known?.value ?? null, at: known?.at ?? null, isStale, refresh };
}
