import type { Db, Tx } from '../../platform/db/database.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { UserRole } from '@travesia/contracts/access';
import { type AccountKeys, createAccountKeys } from './account-keys.ts';
import { defineService } from '../../platform/feature/service.ts';
import { createPasswords, type Passwords } from './passwords/passwords.ts';
import { onlyPasswords, type SecondFactors } from './sessions/second-factors.ts';

/** The clinic and the organization that somebody works for. */
export interface Memberships {
  providerId?: string | undefined;
  organizationId?: string | undefined;
}

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
  /** Asks who knows it; without it nobody works for anybody. */
  membershipsOf?: (db: Db | Tx, userId: string) => Promise<Memberships>;
}

export interface AccountsDeps extends AccountsSetup {
  membershipsOf: NonNullable<AccountsSetup['membershipsOf']>;
  keys: AccountKeys;
  passwords: Passwords;
  factors: SecondFactors;
}

/** Made once a process: all who hash passwords share the few that may run at once. */
export const createAccounts = (setup: AccountsSetup): AccountsDeps => ({
  membershipsOf: async () => ({}),
  ...setup,
  keys: createAccountKeys(setup.secret),
  passwords: createPasswords(),
  factors: setup.factors ?? onlyPasswords,
});

/** The accounts of this product. */
export const accountsService = defineService<AccountsDeps>('accounts');

/** What people prove themselves with beside the password. */
export const secondFactorsService = defineService<SecondFactors>('second factors');

/** The clinic and the organization that a person works for. */
export const membershipsService = defineService<AccountsDeps['membershipsOf']>('memberships');

/** Path of the page that a link which signs in leads on to, when it is not the start. */
export const landingService = defineService<(tx: Tx, userId: string) => Promise<string | null>>(
  'landing after a link that signs in',
);
