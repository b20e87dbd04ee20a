import { PASSWORD_MIN, passwordFault, type User } from '@travesia/contracts/accounts';
import type { Problem } from '@travesia/contracts/kit';
import { type RefusedPassword, refusedPassword } from '../passwords/password-sentence.ts';

/** Errors of a password change by field: a key of the account texts, and why the new password is refused. */
export interface ChangeErrors {
  current?: 'password.missing' | 'password.wrong';
  next?: RefusedPassword;
}

/** Minimum length; shorter is allowed with a second factor. */
export const leastOf = ({ two_factor_enabled }: Pick<User, 'two_factor_enabled'>): number =>
  two_factor_enabled ? PASSWORD_MIN.withSecondFactor : PASSWORD_MIN.alone;

/** Errors that can be found before submitting. */
export function changeErrors(current: string, next: string, owner: User): ChangeErrors {
  const { email, firstName, lastName } = owner;
  const fault = passwordFault(next, { email, firstName, lastName }, leastOf(owner));
  return {
    ...(current ? {} : { current: 'password.missing' as const }),
    ...(fault ? { next: fault } : {}),
  };
}

/** Field errors from the server; empty if the problem is not about a field. */
export function refusedChange(problem: Problem | undefined): ChangeErrors {
  if (problem?.code === 'auth.invalid_credentials') return { current: 'password.wrong' };
  const code = problem?.fields?.find(({ path }) => path === 'body.new_password')?.code;
  const fault = refusedPassword(code);
  return fault ? { next: fault } : {};
}
