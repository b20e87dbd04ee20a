import type { Problem } from '@travesia/contracts/kit';
import type { Locale } from '../i18n/locale.ts';
import { formatText } from '../i18n/texts.ts';
import { problemTexts } from './texts.ts';

type Key = keyof (typeof problemTexts)['messages']['en'];

const isOurs = (code: string): code is Key => Object.hasOwn(problemTexts.messages.en, code);

/**
 * The sentence for a problem in the user's language. The server's answers have one. Ours are for what never reached it,
 * and for rejected fields, which are marked here.
 */
export function problemText(locale: Locale, problem: Pick<Problem, 'code'> & Partial<Problem>): string {
  const { code, error, detail, request_id } = problem;
  if (isOurs(code) && (!error || !request_id || code === 'request.invalid'))
    return formatText(problemTexts, locale, code);
  return error || formatText(problemTexts, locale, 'fallback', { detail: detail || code });
}
