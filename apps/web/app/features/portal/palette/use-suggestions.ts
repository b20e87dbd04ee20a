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

/** What the catalogue has for a phrase, a moment after the last key; nothing when it cannot be asked. */
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
  // What was found for fewer letters stays until there is better; for none at all there is nothing.
  return q.length < SHORTEST ? NOTHING : found;
}
