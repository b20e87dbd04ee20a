import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element each time `what` changes; does nothing while it is null. */
export function useFocusOn<E extends HTMLElement>(what: unknown): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (what !== null && what !== undefined) ref.current?.focus();
  }, [what]);
  return ref;
}
