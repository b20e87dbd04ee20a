import { suggest, type Suggestion } from '@travesia/contracts/search';
import { useEffect, useState } from 'react';
import { useLocale } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';

const WAIT_MS = 150;
const SHORTEST = 2;

interface Found {
  q: string;
  suggestions: readonly Suggestion[];
  failed: boolean;
}

const NOTHING: Found = { q: '', suggestions: [], failed: false };

/** Returns catalogue suggestions for a phrase, debounced; empty if the request fails. */
export function useSuggestions(phrase: string): Found {
  const language = useLocale();
  const [found, setFound] = useState(NOTHING);
  const q = phrase.trim();
  useEffect(() => {
    if (q.length < SHORTEST) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      sessionCall(suggest, { query: { q, language } }, { signal: stop.signal }).then(
        ({ data }) => setFound({ q, suggestions: data, failed: false }),
        () => {
          if (!stop.signal.aborted) setFound({ q, suggestions: [], failed: true });
        },
      );
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q, language]);
  // Keeps the results of a shorter phrase until new ones arrive; clears them for an empty phrase.
  return q.length < SHORTEST ? NOTHING : found;
}
