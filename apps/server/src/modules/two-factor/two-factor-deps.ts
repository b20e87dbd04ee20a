import { createHash, createHmac } from 'node:crypto';
import type { AccountsDeps } from '../accounts/index.ts';
import { defineService } from '../../platform/feature/service.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import { createSeal, type Seal } from '../../platform/secrets/seal.ts';
import { deriveKey } from '../../platform/secrets/secret.ts';
import { type RelyingParty, relyingPartyOf } from './passkeys/relying-party.ts';

/** What the module is made with beside what every module gets. */
export interface TwoFactorSetup extends ModuleDeps {
  /** The installation's secret. */
  secret: string;
  /** Where people reach this installation; never taken from a request. */
  origin: string;
}

/** What checking a factor needs. */
export interface TwoFactorKit extends ModuleDeps {
  relyingParty: RelyingParty;
  seal: Seal;
  /** What a recovery code is stored as: it is short, so whoever has the database alone must not be able to try them all. */
  hashCode: (code: string) => string;
  /** What a passkey's question is stored as. */
  hashChallenge: (challenge: string) => string;
}

export interface TwoFactorDeps extends TwoFactorKit {
  accounts: AccountsDeps;
}

export function createTwoFactor({ database, clock, revision, secret, origin }: TwoFactorSetup): TwoFactorKit {
  const codes = deriveKey(secret, 'recovery codes');
  return {
    database,
    clock,
    revision,
    relyingParty: relyingPartyOf(origin),
    seal: createSeal(deriveKey(secret, 'authenticator secrets')),
    hashCode: (code) => createHmac('sha256', codes).update(code).digest('base64url'),
    hashChallenge: (challenge) => createHash('sha256').update(challenge).digest('base64url'),
  };
}

/** What checking a factor needs, made once. */
export const twoFactorService = defineService<TwoFactorKit>('two-factor kit');
