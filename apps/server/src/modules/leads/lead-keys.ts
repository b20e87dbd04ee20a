import { createHmac } from 'node:crypto';
import { createSeal, type Seal } from '../../platform/secrets/seal.ts';
import { deriveKey } from '../../platform/secrets/secret.ts';

/** Keys for encrypting leads and detecting repeats. */
export interface LeadKeys extends Seal {
  /** Replaces text that must not be stored; the hash of a text is the same on this installation only. */
  hash(text: string): string;
}

export function createLeadKeys(secret: string): LeadKeys {
  const hashKey = deriveKey(secret, 'lead arrivals');
  return {
    ...createSeal(deriveKey(secret, 'lead messages')),
    hash: (text) => createHmac('sha256', hashKey).update(text).digest('base64url'),
  };
}
