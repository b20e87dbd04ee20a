import { useCallback, useSyncExternalStore } from 'react';

const mediaOf = (width: number) => (typeof matchMedia === 'function' ? matchMedia(`(min-width: ${width}px)`) : null);

/**
 * Whether the window is at least so wide, in CSS pixels, for what is built or asked for only there; everything else is for CSS.
 * @param unknown the answer where there is no window
 */
export function useWiderThan(width: number, unknown: boolean): boolean {
  const subscribe = useCallback(
    (listen: () => void): (() => void) => {
      const media = mediaOf(width);
      media?.addEventListener('change', listen);
      return () => media?.removeEventListener('change', listen);
    },
    [width],
  );
  return useSyncExternalStore(
    subscribe,
    () => mediaOf(width)?.matches ?? unknown,
    () => unknown,
  );
}
