import { useEffect, useRef, type RefObject } from 'react';
import { useNavigate } from 'react-router';

/**
 * Follows links to this very page, such as tabs and page numbers, without a new document. Clicks with a modifier key,
 * or on other links, are left to the browser.
 */
export function useFollowedLinks<E extends HTMLElement>(): RefObject<E | null> {
  const box = useRef<E>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target || link.download) return;
      const to = new URL(link.href, location.href);
      if (to.origin !== location.origin || to.pathname !== location.pathname || to.hash) return;
      event.preventDefault();
      void navigate(to.pathname + to.search, { preventScrollReset: true });
    };
    const element = box.current;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate]);
  return box;
}
