import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

const PAUSE_MS = 300;

/** The words in the search field; the address follows after a pause, and the field follows the address. */
export function useSearchText(): [string, (text: string) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('q') ?? '';
  const [{ text, of }, setTyped] = useState({ text: asked, of: asked });
  if (of !== asked) setTyped({ text: text.trim() === asked ? text : asked, of: asked });
  useEffect(() => {
    if (text.trim() === asked) return undefined;
    const timer = setTimeout(() => {
      setQuery(
        (known) => {
          const next = new URLSearchParams(known);
          next.delete('page');
          if (text.trim()) next.set('q', text.trim());
          else next.delete('q');
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, asked, setQuery]);
  return [text, (typed) => setTyped((known) => ({ ...known, text: typed }))];
}
