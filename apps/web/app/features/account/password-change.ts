import { PASSWORD_MAX, PASSWORD_MIN, passwordFault, type User } from '@travesia/contracts/accounts';
import type { Problem } from '@travesia/contracts/kit';

const FAULTS = ['too_short', 'too_long', 'one_character', 'holds_own_name', 'common_password'] as const;
type Fault = (typeof FAULTS)[number];

/** What is wrong with a change of password, by field: keys of the account's texts. */
export interface ChangeErrors {
  current?: 'password.missing' | 'password.wrong';
  next?: `password.${Fault}`;
}

export const CHANGE_LIMITS = { min: PASSWORD_MIN.alone, max: PASSWORD_MAX };

/** What can be told before it is sent. */
export function changeErrors(current: string, next: string, owner: User): ChangeErrors {
  const fault = passwordFault(next, { email: owner.email, firstName: owner.firstName, lastName: owner.lastName });
  return {
    ...(current ? {} : { current: 'password.missing' as const }),
    ...(fault ? { next: `password.${fault}` as const } : {}),
  };
}

/** What the server said of the fields; empty when it was about something else. */
export function refusedChange(problem: Problem | undefined): ChangeErrors {
  if (problem?.code === 'auth.invalid_credentials') return { current: 'password.wrong' };
  const code = problem?.fields?.find(({ path }) => path === 'body.new_password')?.code;
  const fault = FAULTS.find((one) => one === code);
  return fault ? { next: `password.${fault}` } : {};
}
