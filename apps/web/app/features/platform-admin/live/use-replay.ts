import { FEED_MINUTES, type Feed } from '@travesia/contracts/platform-admin';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { atMinute, type Replay, replayOf } from './replay.ts';

/** An hour in a minute. */
const STEP_MS = 1000;

const reduced = () => (typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null);

/** Whether things are to move only when the user moves them. */
function useReducedMotion(): boolean {
  const subscribe = useCallback((listen: () => void) => {
    const media = reduced();
    media?.addEventListener('change', listen);
    return () => media?.removeEventListener('change', listen);
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => reduced()?.matches ?? false,
    () => false,
  );
}

/** The last hour again: by itself, or by steps. */
export interface ReplayControls {
  replay: Replay | null;
  isPlaying: boolean;
  /** Whether it may run by itself. */
  mayPlay: boolean;
  begin: (feed: Feed) => void;
  end: () => void;
  go: (minute: number) => void;
  play: (isPlaying: boolean) => void;
}

export function useReplay(): ReplayControls {
  const [replay, setReplay] = useState<Replay | null>(null);
  const [isWanted, setWanted] = useState(false);
  const mayPlay = !useReducedMotion();
  const isAtEnd = replay?.minute === FEED_MINUTES;
  const isPlaying = isWanted && mayPlay && replay !== null && !isAtEnd;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => setReplay((now) => now && atMinute(now, now.minute + 1)), STEP_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
  return {
    replay,
    isPlaying,
    mayPlay,
    begin: ({ entries, as_of: asOf }) => {
      setReplay(replayOf(entries, asOf));
      setWanted(true);
    },
    end: () => {
      setReplay(null);
      setWanted(false);
    },
    go: (minute) => {
      setWanted(false);
      setReplay((now) => now && atMinute(now, minute));
    },
    play: (wanted) => {
      if (wanted && isAtEnd) setReplay((now) => now && atMinute(now, 0));
      setWanted(wanted);
    },
  };
}
