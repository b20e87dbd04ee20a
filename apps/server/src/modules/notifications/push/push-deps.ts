import { createHash } from 'node:crypto';
import type { AddressRules } from '../../../platform/outside/outside-address.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import { createSeal, type Seal } from '../../../platform/secrets/seal.ts';
import { deriveKey } from '../../../platform/secrets/secret.ts';
import { derivePushKeys, type PushKeys } from './push-keys.ts';

/** Dependencies of push notifications. */
export interface PushDeps extends Pick<ModuleDeps, 'database' | 'clock'> {
  seal: Seal;
  keys: PushKeys;
  /** Which addresses a device may have; for tests. */
  rules?: AddressRules;
}

/** `secret` is the installation's. */
export const createPush = ({
  database,
  clock,
  secret,
}: Pick<ModuleDeps, 'database' | 'clock'> & { secret: string }): PushDeps => ({
  database,
  clock,
  seal: createPushSeal(secret),
  keys: derivePushKeys(secret),
});

/** The seal of addresses and keys of devices. */
export const createPushSeal = (secret: string): Seal => createSeal(deriveKey(secret, 'push devices'));

/** Recognizes the address of a device. */
export const hashOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');
