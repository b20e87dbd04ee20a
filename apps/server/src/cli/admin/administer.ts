import { UserRole } from '@travesia/contracts/access';
import { allAccounts, type AllAccountsScope, createAccounts, findAccount } from '../../modules/accounts/index.ts';
import { commandLine } from '../../platform/audit/append-audit.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import { loadSecret } from '../../platform/secrets/secret.ts';
import { withDatabase } from '../open-for-command.ts';

/** Dependencies of the account commands. */
export interface AdminWork {
  accounts: ReturnType<typeof createAccounts>;
  scope: AllAccountsScope;
  config: Config;
  /** The account with an email address; prints an error when there is none. */
  find: (email: string) => ReturnType<typeof findAccount>;
}

/** Runs an account command on the configured database. */
export function administer(work: (admin: AdminWork) => Promise<void>): Promise<void> {
  return withDatabase((database, config) => {
    const secret = loadSecret(config);
    const setup = { database, clock: systemClock, revision: () => 0, secret, demo: config.demo };
    const scope = allAccounts(commandLine);
    const find = (email: string) => findAccount(database.db, scope, email, config.privilegedEmail);
    return work({ accounts: createAccounts(setup), scope, config, find });
  });
}

export function readRole(text: string): UserRole {
  const parsed = UserRole.safeParse(text);
  if (!parsed.success) throw new Error(`${text} is no role; the roles are ${UserRole.options.join(', ')}.`);
  return parsed.data;
}
