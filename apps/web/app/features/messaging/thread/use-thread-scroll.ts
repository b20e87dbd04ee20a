import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near the end that new messages are followed. */
const NEAR_END = 48;
/** So near the beginning that older messages are loaded. */
const NEAR_START = 400;
/** Space above the line before the first new message. */
const ABOVE_NEW = 12;

export interface ThreadScroll {
  box: RefObject<HTMLDivElement | null>;
  inner: RefObject<HTMLOListElement | null>;
  /** Whether the end is out of sight. */
  isAway: boolean;
  /** Scrolls to the end, and follows it from then on. */
  toEnd: () => void;
  onScroll: () => void;
}

/**
 * Keeps the place of a thread: it opens at the first new message or the end, follows the end while that is in sight, and otherwise
 * keeps what is being read where it is, whatever is added above or below. Measured and restored here, since not every browser
 * anchors what it shows.
 * @param shown changes with what is shown; nothing happens while null
 */
export function useThreadScroll(shown: unknown, loadOlder: () => void): ThreadScroll {
  const box = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLOListElement>(null);
  const isOpen = useRef(false);
  const isAtEnd = useRef(true);
  /** The first message in sight, and how far below the edge it is. By its id: messages that join its group draw it again. */
  const place = useRef<{ message: string; top: number } | null>(null);
  const [isAway, setAway] = useState(false);

  const note = useCallback(() => {
    const element = box.current;
    if (!element) return;
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END;
    const edge = element.getBoundingClientRect().top;
    const first = [...element.querySelectorAll('[data-message]')].find(
      (message) => message.getBoundingClientRect().bottom > edge,
    );
    const message = first?.getAttribute('data-message');
    place.current = first && message ? { message, top: first.getBoundingClientRect().top - edge } : null;
    setAway(!isAtEnd.current);
  }, []);

  const keep = useCallback(() => {
    const element = box.current;
    if (!element || !isOpen.current) return;
    const edge = element.getBoundingClientRect().top;
    if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    else if (place.current) {
      const first = element.querySelector(`[data-message="${place.current.message}"]`);
      if (first) element.scrollTop += first.getBoundingClientRect().top - edge - place.current.top;
    }
    note();
  }, [note]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || shown === null) return;
    if (!isOpen.current) {
      isOpen.current = true;
      const line = element.querySelector('[data-new]');
      if (line) {
        element.scrollTop += line.getBoundingClientRect().top - element.getBoundingClientRect().top - ABOVE_NEW;
        note();
        return;
      }
    }
    keep();
  }, [shown, keep, note]);

  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(keep);
    for (const element of [box.current, inner.current]) if (element) watch.observe(element);
    return () => watch.disconnect();
  }, [keep]);

  return {
    box,
    inner,
    isAway,
    toEnd: useCallback(() => {
      isAtEnd.current = true;
      if (box.current) box.current.scrollTop = box.current.scrollHeight;
      note();
    }, [note]),
    onScroll: () => {
      note();
      if (isOpen.current && (box.current?.scrollTop ?? 0) < NEAR_START) loadOlder();
    },
  };
}
