import type { Problem } from '@travesia/contracts/kit';
import type { Locale } from '../i18n/locale.ts';
import { formatText } from '../i18n/texts.ts';
import { problemTexts } from './texts.ts';

type Key = keyof (typeof problemTexts)['messages']['en'];

const isKnown = (code: string): code is Key => Object.hasOwn(problemTexts.messages.en, code);

/**
 * The sentence for a problem in the user's language. A code without its own text (a newer server) gets a sentence with
 * the server's English text.
 */
export function problemText(locale: Locale, problem: Pick<Problem, 'code'> & Partial<Problem>): string {
  if (!isKnown(problem.code))
    return formatText(problemTexts, locale, 'fallback', { detail: problem.error || problem.detail || problem.code });
  return formatText(problemTexts, locale, problem.code, { seconds: problem.retry_after ?? 0 });
}
