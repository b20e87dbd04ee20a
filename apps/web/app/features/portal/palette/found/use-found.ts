import { FIND_FROM, findForAdmin, findForClinic, findForNetwork, type FoundGroups } from '@travesia/contracts/finder';
import { suggest, type Suggestion } from '@travesia/contracts/search';
import { useCallback, useEffect, useState } from 'react';
import type { Locale } from '../../../../lib/i18n/locale.ts';
import { useLocale } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import type { StaffPortal } from './found-choices.ts';

const WAIT_MS = 150;

const CALLS = { admin: findForAdmin, provider: findForClinic, organization: findForNetwork } as const;

export interface FoundNow {
  records: FoundGroups;
  suggestions: readonly Suggestion[];
}

interface Answer extends FoundNow {
  q: string;
  /** Which try answered. */
  tries: number;
  failed: boolean;
}

const NOTHING: Answer = { q: '', tries: 0, records: { data: [], missing: [] }, suggestions: [], failed: false };

async function ask(portal: StaffPortal | null, q: string, language: Locale, signal: AbortSignal): Promise<FoundNow> {
  const [records, { data }] = await Promise.all([
    portal ? sessionCall(CALLS[portal], { query: { q, language } }, { signal }) : NOTHING.records,
    sessionCall(suggest, { query: { q, language } }, { signal }),
  ]);
  return { records, suggestions: data };
}

/** What the server finds for a phrase, debounced. What it found for a shorter phrase stays until the answer arrives. */
export function useFound(portal: StaffPortal | null, phrase: string) {
  const language = useLocale();
  const [answer, setAnswer] = useState(NOTHING);
  const [tries, setTries] = useState(0);
  const q = phrase.trim();
  const isAsked = q.length >= FIND_FROM;
  useEffect(() => {
    if (!isAsked) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      ask(portal, q, language, stop.signal).then(
        (found) => setAnswer({ ...found, q, tries, failed: false }),
        () => {
          if (!stop.signal.aborted) setAnswer({ ...NOTHING, q, tries, failed: true });
        },
      );
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [portal, q, language, isAsked, tries]);
  const retry = useCallback(() => {
    setAnswer((now) => ({ ...now, failed: false }));
    setTries((count) => count + 1);
  }, []);
  const { q: answered, tries: tried, ...found } = isAsked ? answer : NOTHING;
  return { ...found, isLoading: isAsked && (answered !== q || tried !== tries), retry };
}
