import { useEffect } from 'react';
import { readTokens } from '../../lib/session/tokens.ts';
import { refreshContext, useProviderContext } from './context-store.ts';

const EVERY_MS = 10_000;

/** Asks for the context once, and every ten seconds while there is one and the page is seen. */
export function useContextRefresh(isOn: boolean): void {
  const isInContext = useProviderContext((state) => state.context !== null);
  useEffect(() => {
    if (isOn) void refreshContext();
  }, [isOn]);
  useEffect(() => {
    if (!isOn || !isInContext) return;
    const look = () => {
      // Whose session has ended is on the way out: nothing is asked without a token.
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
