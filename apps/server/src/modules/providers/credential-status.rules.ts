import type { StoredCredentialStatus } from '@travesia/contracts/credentials';

/** A credential is valid through its expiration date; after it, verified reads as expired without any update to the row. */
export function credentialStatus<S extends StoredCredentialStatus>(
  stored: S,
  expiresOn: string | null,
  today: string,
): S | 'expired' {
  return stored === 'verified' && expiresOn !== null && expiresOn < today ? 'expired' : stored;
}
