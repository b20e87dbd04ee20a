import { useEffect } from 'react';
import { readTokens } from '../../lib/session/tokens.ts';
import { refreshContext, useProviderContext } from './context-store.ts';

const EVERY_MS = 10_000;

/** Loads the context once, and every ten seconds while there is one and the page is visible. */
export function useContextRefresh(isOn: boolean): void {
  const isInContext = useProviderContext((state) => state.context !== null);
  useEffect(() => {
    if (isOn) void refreshContext();
  }, [isOn]);
  useEffect(() => {
    if (!isOn || !isInContext) return;
    const look = () => {
      // Expired sessions are being left: no call without a token.
      if (document.visibilityState === 'visible' && readTokens()) void refreshContext();
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isOn, isInContext]);
}
