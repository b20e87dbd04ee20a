import { maySignIn } from '../people/may-sign-in.ts';
import { type UserRow, emailKeyOf } from '../people/users.repo.ts';

/** Returns why the account in PRIVILEGED_ACCOUNT_EMAIL isn't privileged now, or null if it is. */
export function whyNotPrivileged(
  user: Pick<UserRow, 'role' | 'status'> | undefined,
): 'no_account' | 'no_admin' | 'may_not_sign_in' | null {
  if (!user) return 'no_account';
  if (user.role !== 'admin') return 'no_admin';
  return maySignIn(user.status) ? null : 'may_not_sign_in';
}

/** Whether this is the one account exempt from feature flags: named in the configuration, and an admin. */
export const isPrivileged = (
  user: Pick<UserRow, 'emailKey' | 'role' | 'status'>,
  privilegedEmail: string | undefined,
): boolean =>
  privilegedEmail !== undefined && emailKeyOf(privilegedEmail) === user.emailKey && whyNotPrivileged(user) === null;
