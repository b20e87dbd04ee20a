import type { ModuleDeps } from '../../platform/module-deps.ts';
import { type AccountKeys, createAccountKeys } from './account-keys.ts';
import { createPasswords, type Passwords } from './passwords/passwords.ts';

/** What the module is made with beside what every module gets. */
export interface AccountsSetup extends ModuleDeps {
  /** The installation's secret. */
  secret: string;
  /** Whether the demonstration is on. */
  demo: boolean;
}

export interface AccountsDeps extends AccountsSetup {
  keys: AccountKeys;
  passwords: Passwords;
}

/** Made once a process: all who hash passwords share the few that may run at once. */
export const createAccounts = (setup: AccountsSetup): AccountsDeps => ({
  ...setup,
  keys: createAccountKeys(setup.secret),
  passwords: createPasswords(),
});
