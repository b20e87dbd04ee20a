import type { Invitation } from '@travesia/contracts/invitations';
import type { Locale } from '../../lib/i18n/locale.ts';
import { ownTimeZone } from '../../lib/dates/own-time-zone.ts';
import { registrationBody, registrationErrors } from '../accounts/index.ts';

type Values = Readonly<Record<string, string>>;

/** Sentence by field for what can be seen to be wrong; the address is that of the invitation. */
export const joiningErrors = (locale: Locale, values: Values, { email }: Invitation): Record<string, string> =>
  registrationErrors(locale, { ...values, email });

/** The body of a form in which joiningErrors found nothing. */
export function joiningBody(locale: Locale, values: Values, token: string) {
  const { first_name, last_name, password } = registrationBody(locale, values);
  return {
    token,
    first_name: first_name ?? '',
    last_name: last_name ?? '',
    password,
    language: locale,
    accept_terms: true as const,
    time_zone: ownTimeZone(),
  };
}
