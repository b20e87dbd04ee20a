import { isEmail, passwordFault } from '@travesia/contracts/accounts';
import type { ApplyingProvider, ProviderRegistration } from '@travesia/contracts/applications';
import type { Problem } from '@travesia/contracts/kit';
import { refusedForm } from '../../../lib/forms/form-state.ts';
import { formTexts } from '../../../lib/forms/texts.ts';
import type { Locale } from '../../../lib/i18n/locale.ts';
import { formatText } from '../../../lib/i18n/texts.ts';
import { passwordSentence, refusedPassword } from '../../accounts/index.ts';
import { applyTexts } from './texts.ts';

type Values = Readonly<Record<string, string>>;
type Errors = Record<string, string>;

/** Initial clinic fields, empty. */
export const NO_CLINIC = { name: '', type: '', country: '', city: '', phone: '', website: '' };

const CLINIC = ['name', 'type', 'country', 'city', 'phone'] as const;
const PERSON = ['first_name', 'last_name', 'email', 'password'] as const;
const text = (values: Values, name: string): string => values[name]?.trim() ?? '';

const unfilled = (locale: Locale, values: Values, names: readonly string[]): Errors =>
  Object.fromEntries(
    names.filter((name) => !text(values, name)).map((name) => [name, formatText(formTexts, locale, 'field.required')]),
  );

/** Client-side validation of the initial clinic fields. */
export const clinicErrors = (locale: Locale, values: Values): Errors => unfilled(locale, values, CLINIC);

/** Client-side validation of the whole registration. */
export function registrationErrors(locale: Locale, values: Values): Errors {
  const errors = { ...unfilled(locale, values, PERSON), ...clinicErrors(locale, values) };
  const [email, firstName, lastName] = ['email', 'first_name', 'last_name'].map((name) => text(values, name));
  if (!errors['email'] && !isEmail(email ?? '')) errors['email'] = formatText(applyTexts, locale, 'error.email');
  const fault = passwordFault(values['password'] ?? '', { email, firstName, lastName });
  if (!errors['password'] && fault) errors['password'] = passwordSentence(locale, fault);
  if (!values['accept_terms']) errors['accept_terms'] = formatText(applyTexts, locale, 'error.terms');
  return errors;
}

/** The request body of the initial clinic fields. */
export const clinicBody = (values: Values): ApplyingProvider => ({
  name: text(values, 'name'),
  type: text(values, 'type'),
  country: text(values, 'country'),
  city: text(values, 'city'),
  phone: text(values, 'phone'),
  website: text(values, 'website'),
});

/** The request body of a registration without registrationErrors. */
export const registrationBody = (locale: Locale, values: Values): ProviderRegistration => ({
  email: text(values, 'email'),
  // Not trimmed: leading and trailing spaces are part of the password.
  password: values['password'] ?? '',
  first_name: text(values, 'first_name'),
  last_name: text(values, 'last_name'),
  language: locale,
  accept_terms: true,
  provider: clinicBody(values),
});

/** Field errors from the server, by form field name. */
export function refusedFields(locale: Locale, values: Values, problem: Problem): Errors {
  const { errors } = refusedForm(locale, { ...values }, problem);
  const named = Object.entries(errors).map(([name, message]) => [name.replace(/^provider\./, ''), message]);
  const password = problem.fields?.find(({ path }) => path === 'body.password');
  const fault = refusedPassword(password?.code);
  return { ...Object.fromEntries(named), ...(fault ? { password: passwordSentence(locale, fault) } : {}) } as Errors;
}
