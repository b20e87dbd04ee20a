import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { UserRole } from '@travesia/contracts/accounts';
import { type AccountKeys, createAccountKeys } from './account-keys.ts';
import { createPasswords, type Passwords } from './passwords/passwords.ts';
import { onlyPasswords, type SecondFactors } from './sessions/second-factors.ts';

/** What the module is made with beside what every module gets. */
export interface AccountsSetup extends ModuleDeps {
  /** The installation's secret. */
  secret: string;
  /** Whether the demonstration is on. */
  demo: boolean;
  /** Roles that must have a second factor; none when left out. */
  twoFactorRoles?: readonly UserRole[];
  /** What people prove themselves with beside the password; of a module above this one. */
  factors?: SecondFactors;
}

export interface AccountsDeps extends AccountsSetup {
  keys: AccountKeys;
  passwords: Passwords;
  factors: SecondFactors;
}

/** Made once a process: all who hash passwords share the few that may run at once. */
export const createAccounts = (setup: AccountsSetup): AccountsDeps => ({
  ...setup,
  keys: createAccountKeys(setup.secret),
  passwords: createPasswords(),
  factors: setup.factors ?? onlyPasswords,
});
