import type { Problem } from '@travesia/contracts/kit';
import { localeOfPath } from '../i18n/locale.ts';
import { formatText } from '../i18n/texts.ts';
import { problemText } from '../problem/problem-text.ts';
import { sessionTexts } from './texts.ts';

/** What failed, for the message if the server gave no reason. */
export type FailedAct = 'login.failed' | 'registration.failed';

/**
 * The message for a failed action in the page's language: our text for a known problem, else the server's, else a
 * generic one.
 */
export function failureText(problem: Problem | undefined, act: FailedAct): string {
  const locale = localeOfPath(location.pathname);
  if (!problem?.error) return formatText(sessionTexts, locale, act);
  // Without a request id it was no problem document, only someone's `error`.
  return problem.request_id ? problemText(locale, problem) : problem.error;
}
