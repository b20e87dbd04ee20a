import { listArticles, SUPPORT_AUDIENCES, SUPPORT_TOPICS, type SupportTopic } from '@travesia/contracts/support';
import { useEffect, useState } from 'react';
import { useLocale } from '../../lib/i18n/use-texts.tsx';
import { useSession } from '../../lib/session/session-store.ts';
import { useCall } from '../../lib/calls/use-call.ts';

/** Debounce in milliseconds before the search. */
const PAUSE_MS = 250;

/** The topic in the URL; null if unknown. */
export const topicOf = (value: string | null): SupportTopic | undefined => SUPPORT_TOPICS.find((one) => one === value);

/** Debounced input. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Articles for the user's account type, or all of them during a search. */
export function useArticles(q: string, topic: SupportTopic | undefined) {
  const language = useLocale();
  const role = useSession((session) => session.user?.role);
  const audience = q ? undefined : SUPPORT_AUDIENCES.find((one) => one === role);
  return useCall(listArticles, {
    query: { language, ...(q ? { q } : {}), ...(topic ? { topic } : {}), ...(audience ? { audience } : {}) },
  });
}
