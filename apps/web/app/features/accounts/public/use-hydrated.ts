import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and until hydration: anything that needs JavaScript waits for it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
