import { accountMachine } from '@travesia/contracts/accounts';
import { statesTagged } from '@travesia/contracts/kit';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { AccountStatus } from '../accounts.tables.ts';

const SIGN_IN: ReadonlySet<AccountStatus> = new Set(statesTagged(accountMachine, 'signsIn'));

/** Whether an account with this status may have sessions. */
export const maySignIn = (status: AccountStatus): boolean => SIGN_IN.has(status);

/** Explains to an authenticated user why they can't sign in. Throws the reason. */
export function refuseUnlessMaySignIn({ status }: { status: AccountStatus }): void {
  if (maySignIn(status)) return;
  if (status === 'unverified') throw new ProblemError('auth.email_not_verified');
  throw new ProblemError(status === 'suspended' ? 'auth.account_suspended' : 'auth.invalid_credentials');
}
