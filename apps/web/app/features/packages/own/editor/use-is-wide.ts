import { useSyncExternalStore } from 'react';

/** Windows with room for the preview beside the form. */
const WIDE = '(min-width: 1240px)';

const query = () => (typeof matchMedia === 'function' ? matchMedia(WIDE) : null);
const subscribe = (listen: () => void): (() => void) => {
  const media = query();
  media?.addEventListener('change', listen);
  return () => media?.removeEventListener('change', listen);
};

/** Whether the preview fits beside the form: it is asked of the server only where it is shown. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
