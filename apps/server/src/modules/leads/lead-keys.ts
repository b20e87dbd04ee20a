import { createHmac } from 'node:crypto';
import { createSeal, type Seal } from '../../platform/secrets/seal.ts';
import { deriveKey } from '../../platform/secrets/secret.ts';

/** What leads are sealed and recognised with. */
export interface LeadKeys extends Seal {
  /** Stands for a text where it must not be kept itself; the same text gives the same hash on this installation only. */
  hash(text: string): string;
}

export function createLeadKeys(secret: string): LeadKeys {
  const hashKey = deriveKey(secret, 'lead arrivals');
  return {
    ...createSeal(deriveKey(secret, 'lead messages')),
    hash: (text) => createHmac('sha256', hashKey).update(text).digest('base64url'),
  };
}
