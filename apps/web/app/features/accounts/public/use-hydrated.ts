import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and until React has taken the page over: what only a script can do waits for it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
