import { PASSWORD_MAX, PASSWORD_MIN, type PasswordFault } from '@travesia/contracts/accounts';
import type { Locale } from '../../../lib/i18n/locale.ts';
import { formatText } from '../../../lib/i18n/texts.ts';
import { passwordTexts } from './texts.ts';

const FAULTS = ['too_short', 'too_long', 'one_character', 'holds_own_name', 'common_password'] as const;

/** Reasons a new password is refused; only the server can report the last one. */
export type RefusedPassword = PasswordFault | 'common_password';

/** Converts a field error code from the server; undefined for any other code. */
export const refusedPassword = (code: string | undefined): RefusedPassword | undefined =>
  FAULTS.find((one) => one === code);

/** Describes what is wrong with a password, as a sentence. */
export function passwordSentence(locale: Locale, fault: RefusedPassword, min: number = PASSWORD_MIN.alone): string {
  if (fault === 'too_short') return formatText(passwordTexts, locale, 'least', { min });
  return formatText(passwordTexts, locale, fault, { max: PASSWORD_MAX });
}
