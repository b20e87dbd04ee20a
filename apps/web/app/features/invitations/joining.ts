import type { Invitation } from '@travesia/contracts/invitations';
import type { Locale } from '../../lib/i18n/locale.ts';
import { ownTimeZone } from '../../lib/dates/own-time-zone.ts';
import { registrationBody, registrationErrors } from '../accounts/index.ts';

type Values = Readonly<Record<string, string>>;

/** Validation messages by field; the address is the invitation's. */
export const joiningErrors = (locale: Locale, values: Values, { email }: Invitation): Record<string, string> =>
  registrationErrors(locale, { ...values, email });

/** The request body of a form without joiningErrors. */
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
