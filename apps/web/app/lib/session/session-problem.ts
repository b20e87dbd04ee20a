import type { Problem } from '@travesia/contracts/kit';
import { localeOfPath } from '../i18n/locale.ts';
import { formatText } from '../i18n/texts.ts';
import { problemText } from '../problem/problem-text.ts';
import { sessionTexts } from './texts.ts';

/** What failed, for the sentence to show when the server gave no reason. */
export type FailedAct = 'login.failed' | 'registration.failed';

/** The sentence for a failed act in the page's language: our words for a problem we know, else the server's own, else that it failed. */
export function failureText(problem: Problem | undefined, act: FailedAct): string {
  const locale = localeOfPath(location.pathname);
  if (!problem?.error) return formatText(sessionTexts, locale, act);
  // Without a request id it was no problem document, only an `error` of whoever answered.
  return problem.request_id ? problemText(locale, problem) : problem.error;
}
