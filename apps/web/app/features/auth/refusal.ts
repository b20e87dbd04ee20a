import { PASSWORD_MAX, PASSWORD_MIN, type PasswordFault } from '@travesia/contracts/accounts';
import type { Problem } from '@travesia/contracts/kit';
import { type FormState, refusedForm } from '../../lib/forms/form-state.ts';
import type { Locale } from '../../lib/i18n/locale.ts';
import { translator } from '../../lib/i18n/use-texts.tsx';
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

const PASSWORD_CODES = ['too_long', 'one_character', 'holds_own_name', 'common_password'] as const;

/** What is wrong with a password, in a sentence. */
export function passwordSentence(locale: Locale, code: PasswordFault | 'common_password'): string {
  const t = translator(authTexts, locale);
  if (code === 'too_short') return t('error.tooShort', { min: PASSWORD_MIN.alone });
  return t(`password.${code}`, { max: PASSWORD_MAX });
}

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
    const known = PASSWORD_CODES.find((one) => one === code);
    if (path === 'body.password' && (known || code === 'too_short'))
      errors['password'] = passwordSentence(locale, known ?? 'too_short');
  }
  return wrongFields(errors);
}
