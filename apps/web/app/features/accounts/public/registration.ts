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

/** Optional consents besides the terms; none is required for an account. */
export const CONSENTS = ['health_data', 'news'] as const satisfies Consents;

/** The password's owner, from what the form contains so far. */
export const ownerOf = (values: Values): PasswordOwner => ({
  email: values['email']?.trim(),
  firstName: values['first_name']?.trim(),
  lastName: values['last_name']?.trim(),
});

/** Returns validation messages by field that need no server call. */
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

/** Builds the request body of a form without registrationErrors; a given currency becomes the account's. */
export function registrationBody(locale: Locale, values: Values, currency?: string): Registration {
  const country = values['country'] ?? '';
  return {
    first_name: values['first_name']?.trim() ?? '',
    last_name: values['last_name']?.trim() ?? '',
    email: values['email']?.trim() ?? '',
    // Not trimmed: leading and trailing spaces are part of the password.
    password: values['password'] ?? '',
    ...(COUNTRY_CODE.test(country) ? { country } : {}),
    language: locale,
    ...(currency ? { currency } : {}),
    accept_terms: true,
    consents: CONSENTS.filter((purpose) => values[`consents.${purpose}`]),
  };
}
