import type { StoredCredentialStatus } from '@travesia/contracts/credentials';

/** A credential is in force through its last day; after it, verified becomes expired without anybody touching the row. */
export function credentialStatus<S extends StoredCredentialStatus>(
  stored: S,
  expiresOn: string | null,
  today: string,
): S | 'expired' {
  return stored === 'verified' && expiresOn !== null && expiresOn < today ? 'expired' : stored;
}
