import type { Problem } from '@travesia/contracts/kit';
import { type FormState, refusedForm } from '../../../lib/forms/form-state.ts';
import type { Locale } from '../../../lib/i18n/locale.ts';
import { translator } from '../../../lib/i18n/use-texts.tsx';
import { passwordSentence, refusedPassword } from '../passwords/password-sentence.ts';
import { authTexts } from './texts.ts';

/** Why a form was not taken: what is wrong with its fields, or a problem that no field has. */
export interface Refusal {
  errors: FormState['errors'];
  problem: Problem | null;
  /** The sentence for a problem, in the page's language. */
  sentence: string | null;
}

/** A refusal that only names fields. */
export const wrongFields = (errors: FormState['errors']): Refusal => ({ errors, problem: null, sentence: null });

/** The refusal of a form by the server; `sentence` is what the session says of the problem. */
export function refusalOf(
  locale: Locale,
  values: Record<string, string>,
  problem: Problem | null,
  sentence: string | null,
): Refusal {
  if (!problem?.fields?.length) return { errors: {}, problem, sentence };
  const t = translator(authTexts, locale);
  const errors = { ...refusedForm(locale, values, problem).errors };
  if (errors['email'] && values['email']?.trim()) errors['email'] = t('error.email');
  for (const { path, code } of problem.fields) {
    const fault = path === 'body.password' ? refusedPassword(code) : undefined;
    if (fault) errors['password'] = passwordSentence(locale, fault);
  }
  return wrongFields(errors);
}
