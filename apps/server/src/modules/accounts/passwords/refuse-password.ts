import { PASSWORD_MAX, PASSWORD_MIN, passwordFault, type PasswordOwner } from '@travesia/contracts/accounts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { isMostUsedPassword } from './most-used-passwords.ts';

const MESSAGES = {
  too_short: `must have at least ${PASSWORD_MIN.alone} characters`,
  too_long: `must have at most ${PASSWORD_MAX} characters`,
  one_character: 'must not be one character again and again',
  holds_own_name: 'must not hold your name or address',
  common_password: 'is one of the passwords that are tried first; choose another',
} as const;

/** Refuses a password that is easily guessed, naming the field of the body it came in. */
export function refuseWeakPassword(field: 'password' | 'new_password', password: string, owner: PasswordOwner): void {
  const code = passwordFault(password, owner) ?? (isMostUsedPassword(password) ? 'common_password' : null);
  if (code)
    throw new ProblemError('request.invalid', { fields: [{ path: `body.${field}`, code, message: MESSAGES[code] }] });
}
