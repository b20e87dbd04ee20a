import type { Credential } from '@travesia/contracts/providers';

/** A credential is in force through its last day; after it, verified becomes expired without anybody touching the row. */
export function credentialStatus(
  stored: 'verified' | 'being_checked' | 'not_held',
  expiresOn: string | null,
  today: string,
): Credential['status'] {
  return stored === 'verified' && expiresOn !== null && expiresOn < today ? 'expired' : stored;
}
