import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Seconds left of a countdown that starts at once, and a function that restarts it. */
export function useCountdown(seconds: number): [left: number, restart: () => void] {
  const [until, setUntil] = useState(() => Date.now() + seconds * SECOND_MS);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    // Uses the clock, because timers are throttled in background tabs.
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS)));
    tick();
    const timer = setInterval(tick, SECOND_MS / 4);
    return () => clearInterval(timer);
  }, [until]);
  return [left, () => setUntil(Date.now() + seconds * SECOND_MS)];
}
