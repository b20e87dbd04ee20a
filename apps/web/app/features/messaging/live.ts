import { useEffect, useRef } from 'react';

/** How often an open conversation asks for its changes, and lists for theirs, while the page is visible. */
const CONVERSATION_MS = 5_000;
export const LIST_MS = 30_000;

/**
 * The only place that decides when an open conversation asks for its changes: regularly while the page is visible, when it becomes
 * visible again and when the device is back online.
 */
export function useConversationChanges(refresh: () => void): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    const timer = setInterval(ask, CONVERSATION_MS);
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('online', ask);
    };
  }, []);
}
