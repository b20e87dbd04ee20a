import { type RefObject, useEffect, useState } from 'react';

/** Whether the end of a text has come into view, by scrolling or by keyboard; another text begins again. */
export function useEndReached(end: RefObject<HTMLElement | null>, text: string): boolean {
  const [reached, setReached] = useState<string | null>(null);
  useEffect(() => {
    const element = end.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setReached(text);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [end, text]);
  return reached === text;
}
