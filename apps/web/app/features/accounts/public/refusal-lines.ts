import type { Locale } from '../../../lib/i18n/locale.ts';
import { formatText } from '../../../lib/i18n/texts.ts';
import type { Refusal } from './refusal.ts';
import { authTexts } from './texts.ts';

const MINUTE = 60;

interface RefusalLines {
  sentence: string;
  /** That nothing typed was lost; null where the fault is not ours. */
  kept: string | null;
  /** What to tell support; null if unknown. */
  requestId: string | null;
}

/** What is said about a problem without a field, such as a wrong password or a network error. */
export function refusalLines(locale: Locale, { problem, sentence }: Refusal): RefusalLines {
  const wait = problem?.code === 'request.rate_limited' ? Math.ceil((problem.retry_after ?? MINUTE) / MINUTE) : 0;
  const ours = (problem?.status ?? 0) >= 500;
  const waits = wait > 0 ? formatText(authTexts, locale, 'error.waitMinutes', { count: wait }) : null;
  return {
    sentence: waits ?? sentence ?? formatText(authTexts, locale, 'error.notSent'),
    kept: ours ? formatText(authTexts, locale, 'error.kept') : null,
    requestId:
      ours && problem?.request_id ? formatText(authTexts, locale, 'error.requestId', { id: problem.request_id }) : null,
  };
}
