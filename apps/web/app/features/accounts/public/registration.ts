import { isEmail, type PasswordOwner, passwordFault, type Registration } from '@travesia/contracts/accounts';
import { COUNTRY_CODE } from '@travesia/contracts/kit';
import { formTexts } from '../../../lib/forms/texts.ts';
import type { Locale } from '../../../lib/i18n/locale.ts';
import { formatText } from '../../../lib/i18n/texts.ts';
import { translator } from '../../../lib/i18n/use-texts.tsx';
import { passwordSentence } from '../passwords/password-sentence.ts';
import { authTexts } from './texts.ts';

type Values = Readonly<Record<string, string>>;
type Consents = NonNullable<Registration['consents']>;

/** Purposes that may be agreed to beside the terms; none is needed for an account. */
export const CONSENTS = ['health_data', 'news'] as const satisfies Consents;

/** Whose password it is, as far as the form says so yet. */
export const ownerOf = (values: Values): PasswordOwner => ({
  email: values['email']?.trim(),
  firstName: values['first_name']?.trim(),
  lastName: values['last_name']?.trim(),
});

/** Sentence by field for what can be seen to be wrong before anything is sent. */
export function registrationErrors(locale: Locale, values: Values): Record<string, string> {
  const t = translator(authTexts, locale);
  const errors: Record<string, string> = {};
  for (const name of ['first_name', 'last_name', 'email', 'password'] as const)
    if (!values[name]?.trim()) errors[name] = formatText(formTexts, locale, 'field.required');
  if (!errors['email'] && !isEmail(values['email'] ?? '')) errors['email'] = t('error.email');
  const fault = passwordFault(values['password'] ?? '', ownerOf(values));
  if (!errors['password'] && fault) errors['password'] = passwordSentence(locale, fault);
  if (!values['accept_terms']) errors['accept_terms'] = t('error.terms');
  return errors;
}

/** The body of a form in which registrationErrors found nothing. */
export function registrationBody(locale: Locale, values: Values): Registration {
  const country = values['country'] ?? '';
  return {
    first_name: values['first_name']?.trim() ?? '',
    last_name: values['last_name']?.trim() ?? '',
    email: values['email']?.trim() ?? '',
    // As it was typed: spaces at its ends are part of it.
    password: values['password'] ?? '',
    ...(COUNTRY_CODE.test(country) ? { country } : {}),
    language: locale,
    accept_terms: true,
    consents: CONSENTS.filter((purpose) => values[`consents.${purpose}`]),
  };
}
