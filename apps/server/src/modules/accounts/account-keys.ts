import { createHash, createHmac, randomBytes } from 'node:crypto';
import { deriveKey } from '../../platform/secrets/secret.ts';

/** Secrets of accounts: what tokens are signed with, and what stands for them where they must not be kept. */
export interface AccountKeys {
  /** Signs access tokens; 32 bytes. */
  accessToken: Uint8Array;
  /** A new token that cannot be guessed: 256 bits as 43 characters. */
  newToken(): string;
  /** What a token is stored as. */
  hashToken(token: string): string;
  /** The token that follows a refresh token: always the same one, and nobody else can make it. */
  successorOf(refreshToken: string): string;
  /** Stands for an address or a network in what is counted; the same on this installation only. */
  hashCounted(text: string): string;
}

export function createAccountKeys(secret: string): AccountKeys {
  const chain = deriveKey(secret, 'refresh tokens');
  const counted = deriveKey(secret, 'sign-in attempts');
  const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    accessToken: new Uint8Array(deriveKey(secret, 'access tokens')),
    newToken: () => randomBytes(32).toString('base64url'),
    hashToken: (token) => createHash('sha256').update(token).digest('base64url'),
    successorOf: (refreshToken) => hmac(chain, refreshToken),
    hashCounted: (text) => hmac(counted, text),
  };
}
