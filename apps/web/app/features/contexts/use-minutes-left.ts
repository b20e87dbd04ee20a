import { useEffect, useState } from 'react';
import { refreshContext, useProviderContext } from './context-store.ts';

const LOOK_EVERY_MS = 5000;
/** Minutes at which screen readers are notified; every refresh would be too much. */
const TOLD_AT = [10, 5, 1];

/** Minutes left of the context, rounded up; refreshes it when it expires. */
export function useMinutesLeft(): number {
  const until = useProviderContext((state) => state.until);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = () => {
      setNow(Date.now());
      if (Date.now() >= until) void refreshContext();
    };
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [until]);
  return Math.max(0, Math.ceil((until - now) / 60_000));
}

/** What screen readers announce: the last of 10, 5 and 1 minutes that was reached; null before. */
export const announcedMinutes = (minutes: number): number | null => TOLD_AT.findLast((mark) => minutes <= mark) ?? null;
