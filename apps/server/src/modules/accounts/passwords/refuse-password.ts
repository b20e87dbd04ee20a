import { PASSWORD_MAX, PASSWORD_MIN, passwordFault, type PasswordOwner } from '@travesia/contracts/accounts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { isMostUsedPassword } from './most-used-passwords.ts';

const MESSAGES = {
  too_long: `must have at most ${PASSWORD_MAX} characters`,
  one_character: 'must not be one character again and again',
  holds_own_name: 'must not hold your name or address',
  common_password: 'is one of the passwords that are tried first; choose another',
} as const;

/** The password's owner, and since when they use two-factor authentication. */
type Owner = PasswordOwner & { twoFactorSince?: Date | null };

/** Rejects an easily guessed password, naming its field in the request body. */
export function refuseWeakPassword(field: 'password' | 'new_password', password: string, owner: Owner): void {
  const least = owner.twoFactorSince ? PASSWORD_MIN.withSecondFactor : PASSWORD_MIN.alone;
  const code = passwordFault(password, owner, least) ?? (isMostUsedPassword(password) ? 'common_password' : null);
  if (!code) return;
  const message = code === 'too_short' ? `must have at least ${least} characters` : MESSAGES[code];
  throw new ProblemError('request.invalid', {
    fields: [{ path: `body.${field}`, code, message, limit: code === 'too_long' ? PASSWORD_MAX : least }],
  });
}
