import { createHash, createHmac } from 'node:crypto';
import type { AccountsDeps } from '../accounts/index.ts';
import { defineService } from '../../platform/feature/service.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import { createSeal, type Seal } from '../../platform/secrets/seal.ts';
import { deriveKey } from '../../platform/secrets/secret.ts';
import { type RelyingParty, relyingPartyOf } from './passkeys/relying-party.ts';

/** Module dependencies, in addition to those of every module. */
export interface TwoFactorSetup extends ModuleDeps {
  /** The installation's secret. */
  secret: string;
  /** Public origin of this installation; never taken from a request. */
  origin: string;
}

/** Dependencies for checking a factor. */
export interface TwoFactorKit extends ModuleDeps {
  relyingParty: RelyingParty;
  seal: Seal;
  /** Hash stored for a recovery code: codes are short, so a leaked database must not allow trying them all. */
  hashCode: (code: string) => string;
  /** Hash stored for a passkey challenge. */
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

/** Dependencies for checking a factor, created once. */
export const twoFactorService = defineService<TwoFactorKit>('two-factor kit');
