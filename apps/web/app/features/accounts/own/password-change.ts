import { PASSWORD_MIN, passwordFault, type User } from '@travesia/contracts/accounts';
import type { Problem } from '@travesia/contracts/kit';
import { type RefusedPassword, refusedPassword } from '../passwords/password-sentence.ts';

/** What is wrong with a change of password, by field: a key of the account's texts, and why the new one is refused. */
export interface ChangeErrors {
  current?: 'password.missing' | 'password.wrong';
  next?: RefusedPassword;
}

/** A password beside a second factor may be shorter. */
export const leastOf = ({ two_factor_enabled }: Pick<User, 'two_factor_enabled'>): number =>
  two_factor_enabled ? PASSWORD_MIN.withSecondFactor : PASSWORD_MIN.alone;

/** What can be told before it is sent. */
export function changeErrors(current: string, next: string, owner: User): ChangeErrors {
  const { email, firstName, lastName } = owner;
  const fault = passwordFault(next, { email, firstName, lastName }, leastOf(owner));
  return {
    ...(current ? {} : { current: 'password.missing' as const }),
    ...(fault ? { next: fault } : {}),
  };
}

/** What the server said of the fields; empty when it was about something else. */
export function refusedChange(problem: Problem | undefined): ChangeErrors {
  if (problem?.code === 'auth.invalid_credentials') return { current: 'password.wrong' };
  const code = problem?.fields?.find(({ path }) => path === 'body.new_password')?.code;
  const fault = refusedPassword(code);
  return fault ? { next: fault } : {};
}
