import { useSyncExternalStore } from 'react';

/** Windows with room for columns side by side. */
const WIDE = '(min-width: 900px)';

const query = () => (typeof matchMedia === 'function' ? matchMedia(WIDE) : null);
const subscribe = (listen: () => void): (() => void) => {
  const media = query();
  media?.addEventListener('change', listen);
  return () => media?.removeEventListener('change', listen);
};

/** Whether quotes fit side by side; otherwise one follows the other. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? true,
    () => true,
  );
