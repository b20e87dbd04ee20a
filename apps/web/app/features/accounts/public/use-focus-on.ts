import { type RefObject, useEffect, useRef } from 'react';

/** Takes the keyboard to an element each time `what` is something new; nothing while it is null. */
export function useFocusOn<E extends HTMLElement>(what: unknown): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (what !== null && what !== undefined) ref.current?.focus();
  }, [what]);
  return ref;
}
