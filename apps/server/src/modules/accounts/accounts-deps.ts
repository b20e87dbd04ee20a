import type { Db, Tx } from '../../platform/db/database.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { UserRole } from '@travesia/contracts/access';
import { type AccountKeys, createAccountKeys } from './account-keys.ts';
import { defineService } from '../../platform/feature/service.ts';
import { createPasswords, type Passwords } from './passwords/passwords.ts';
import { onlyPasswords, type SecondFactors } from './sessions/second-factors.ts';

/** The clinic and organization a user works for. */
export interface Memberships {
  providerId?: string | undefined;
  organizationId?: string | undefined;
}

/** Options of the accounts module on top of the shared module dependencies. */
export interface AccountsSetup extends ModuleDeps {
  /** The installation's secret. */
  secret: string;
  /** Whether demo mode is on. */
  demo: boolean;
  /** Roles that require two-factor authentication. Defaults to none. */
  twoFactorRoles?: readonly UserRole[];
  /** Second factors, provided by a module that depends on this one. */
  factors?: SecondFactors;
  /** Looks up memberships. Without it, users have none. */
  membershipsOf?: (db: Db | Tx, userId: string) => Promise<Memberships>;
}

export interface AccountsDeps extends AccountsSetup {
  membershipsOf: NonNullable<AccountsSetup['membershipsOf']>;
  keys: AccountKeys;
  passwords: Passwords;
  factors: SecondFactors;
}

/** Create once per process: all callers share the limit on concurrent password hashes. */
export const createAccounts = (setup: AccountsSetup): AccountsDeps => ({
  membershipsOf: async () => ({}),
  ...setup,
  keys: createAccountKeys(setup.secret),
  passwords: createPasswords(),
  factors: setup.factors ?? onlyPasswords,
});

export const accountsService = defineService<AccountsDeps>('accounts');

/** Second factors accepted in addition to the password. */
export const secondFactorsService = defineService<SecondFactors>('second factors');

/** The clinic and organization a user works for. */
export const membershipsService = defineService<AccountsDeps['membershipsOf']>('memberships');

/** Path a sign-in link redirects to. Defaults to the start page. */
export const landingService = defineService<(tx: Tx, userId: string) => Promise<string | null>>(
  'landing after a link that signs in',
);
