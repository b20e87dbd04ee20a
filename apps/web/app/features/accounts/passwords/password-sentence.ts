import { PASSWORD_MAX, PASSWORD_MIN, type PasswordFault } from '@travesia/contracts/accounts';
import type { Locale } from '../../../lib/i18n/locale.ts';
import { translator } from '../../../lib/i18n/use-texts.tsx';
import { passwordTexts } from './texts.ts';

const FAULTS = ['too_short', 'too_long', 'one_character', 'holds_own_name', 'common_password'] as const;

/** What is wrong with a new password; the last of them only the server tells. */
export type RefusedPassword = PasswordFault | 'common_password';

/** The same from the code of a field that the server refused; undefined for any other code. */
export const refusedPassword = (code: string | undefined): RefusedPassword | undefined =>
  FAULTS.find((one) => one === code);

/** What is wrong with a password, in a sentence. */
export function passwordSentence(locale: Locale, fault: RefusedPassword, min: number = PASSWORD_MIN.alone): string {
  const t = translator(passwordTexts, locale);
  if (fault === 'too_short') return t('least', { min });
  return t(fault, { max: PASSWORD_MAX });
}
