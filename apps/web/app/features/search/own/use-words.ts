import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { readRecent, withSearch, writeRecent } from '../../../lib/device/recent-searches.ts';
import { useLocalPath } from '../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../lib/site/site.ts';
import { SCOPES, type Scope } from './found.ts';

const WAIT_MS = 300;
const store = () => localStorage;

export interface SearchedWords {
  /** The input's value. */
  typed: string;
  type: (typed: string) => void;
  /** The query in the URL. */
  words: string;
  scope: Scope | 'all';
  /** Path of this search with other words or another scope. */
  at: (words: string, scope?: Scope | 'all') => string;
  /** Searches immediately, and remembers the search on this device. */
  submit: () => void;
}

/** The URL's words and scope. Typed input is debounced into the URL without a history entry. */
export function useWords(): SearchedWords {
  const path = useLocalPath();
  const navigate = useNavigate();
  const asked = new URLSearchParams(useSite().search);
  const words = (asked.get('q') ?? '').trim();
  const scope = SCOPES.find((one) => one === asked.get('in')) ?? 'all';
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  // Another search, from a link or the back button.
  if (known !== words) {
    setKnown(words);
    if (typed.trim() !== words) setTyped(words);
  }
  const at = (q: string, place = scope) => {
    const query = new URLSearchParams({ ...(q ? { q } : {}), ...(place === 'all' ? {} : { in: place }) }).toString();
    return path(query ? `/search?${query}` : '/search');
  };
  const next = at(typed.trim());
  useEffect(() => {
    if (typed.trim() === words) return undefined;
    const timer = setTimeout(() => void navigate(next, { replace: true }), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, words, next, navigate]);
  const submit = () => {
    writeRecent(store, withSearch(readRecent(store), { q: typed, country: '' }));
    if (typed.trim() !== words) void navigate(next);
  };
  return { typed, type: setTyped, words, scope, at, submit };
}
