import { createHash, createHmac, type KeyObject, randomBytes } from 'node:crypto';
import { deriveKey } from '../../platform/secrets/secret.ts';

/** Account secrets: the key that signs access tokens, and the hashes stored in place of sensitive values. */
export interface AccountKeys {
  /** Signs access tokens; 32 bytes. */
  accessToken: KeyObject;
  /** Returns an unguessable token: 256 bits as 43 characters. */
  newToken(): string;
  /** Returns the hash under which a token is stored. */
  hashToken(token: string): string;
  /** Derives the token that replaces a refresh token: deterministic, and impossible to compute without the secret. */
  successorOf(refreshToken: string): string;
  /** Hashes an address or a network for attempt counting. Specific to this installation. */
  hashCounted(text: string): string;
}

export function createAccountKeys(secret: string): AccountKeys {
  const chain = deriveKey(secret, 'refresh tokens');
  const counted = deriveKey(secret, 'sign-in attempts');
  const hmac = (key: KeyObject, text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    accessToken: deriveKey(secret, 'access tokens'),
    newToken: () => randomBytes(32).toString('base64url'),
    hashToken: (token) => createHash('sha256').update(token).digest('base64url'),
    successorOf: (refreshToken) => hmac(chain, refreshToken),
    hashCounted: (text) => hmac(counted, text),
  };
}
