import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** What is read does not move: up to which entry the stream is shown. */
export interface Hold {
  /** The newest entry shown; null while all are. */
  upTo: number | null;
  isPaused: boolean;
  /** Marks the top of the stream. */
  top: RefObject<HTMLDivElement | null>;
  pause: (isPaused: boolean) => void;
  /** Shows what is new. */
  release: () => void;
}

/** Holds the stream while it is paused, or while its top is scrolled out of view. */
export function useHold(newest: number): Hold {
  const top = useRef<HTMLDivElement>(null);
  const [isPaused, setPaused] = useState(false);
  const [upTo, setUpTo] = useState<number | null>(null);
  const onScroll = useEffectEvent((isAbove: boolean) => {
    if (isPaused) return;
    setUpTo((held) => (isAbove ? (held ?? newest) : null));
  });
  useEffect(() => {
    const mark = top.current;
    if (!mark || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver(([seen]) => {
      if (seen) onScroll(!seen.isIntersecting && seen.boundingClientRect.top < 0);
    });
    observer.observe(mark);
    return () => observer.disconnect();
  }, []);
  return {
    upTo,
    isPaused,
    top,
    pause: (paused) => {
      setPaused(paused);
      setUpTo(paused ? newest : null);
    },
    release: () => {
      setUpTo(isPaused ? newest : null);
      top.current?.scrollIntoView({ block: 'center' });
    },
  };
}
