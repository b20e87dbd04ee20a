import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Brings an element into view once it is there, and moves the focus to it, if the address names it: browsers look only while a document loads,
 * before the answer of the server is shown.
 */
export function useScrolledTo<E extends HTMLElement>(name: string): RefObject<E | null> {
  const element = useRef<E>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== `#${name}`) return;
    element.current?.scrollIntoView();
    element.current?.focus({ preventScroll: true });
  }, [hash, name]);
  return element;
}
