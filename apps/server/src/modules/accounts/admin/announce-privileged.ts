import type { Logger } from 'pino';
import type { Db } from '../../../platform/db/database.ts';
import { findUserByEmail } from '../people/users.repo.ts';
import { whyNotPrivileged } from './privileged.ts';

const SAID = {
  no_account: 'has no account yet, so nobody is privileged',
  no_admin: 'does not hold the admin role, so nobody is privileged',
  may_not_sign_in: 'may not sign in, so nobody is privileged',
} as const;

/** Logs at startup whether an account is exempt from feature flags, without naming its address. */
export async function announcePrivileged(
  db: Db,
  email: string | undefined,
  logger: Pick<Logger, 'info'>,
): Promise<void> {
  if (email === undefined) return;
  const why = whyNotPrivileged(await findUserByEmail(db, email));
  logger.info(
    `The account of PRIVILEGED_ACCOUNT_EMAIL (of the demo's admin where none is set) ${why ? SAID[why] : 'is an admin whom feature flags do not keep out'}`,
  );
}
