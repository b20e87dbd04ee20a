import type { Problem } from '@travesia/contracts/kit';
import { type FormState, refusedForm } from '../../../lib/forms/form-state.ts';
import type { Locale } from '../../../lib/i18n/locale.ts';
import { formatText } from '../../../lib/i18n/texts.ts';
import { passwordSentence, refusedPassword } from '../passwords/password-sentence.ts';
import { authTexts } from './texts.ts';

/** Why a form was refused: field errors, or a problem without a field. */
export interface Refusal {
  errors: FormState['errors'];
  problem: Problem | null;
  /** The problem as a sentence in the page's language. */
  sentence: string | null;
}

/** A refusal with field errors only. */
export const wrongFields = (errors: FormState['errors']): Refusal => ({ errors, problem: null, sentence: null });

/** Converts a server problem to a refusal; `sentence` is the session's message for it. */
export function refusalOf(
  locale: Locale,
  values: Record<string, string>,
  problem: Problem | null,
  sentence: string | null,
): Refusal {
  if (!problem?.fields?.length) return { errors: {}, problem, sentence };
  const errors = { ...refusedForm(locale, values, problem).errors };
  if (errors['email'] && values['email']?.trim()) errors['email'] = formatText(authTexts, locale, 'error.email');
  for (const { path, code } of problem.fields) {
    const fault = path === 'body.password' ? refusedPassword(code) : undefined;
    if (fault) errors['password'] = passwordSentence(locale, fault);
  }
  return wrongFields(errors);
}
