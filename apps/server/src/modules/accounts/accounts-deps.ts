import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { AccountKeys } from './account-keys.ts';
import type { Passwords } from './passwords/passwords.ts';

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
