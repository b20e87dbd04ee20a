import { createHash, createHmac } from 'node:crypto';
import { deriveKey } from '../../platform/secrets/secret.ts';

/**
 * Invitation tokens. They are derived from the ID with the installation's secret, so that the email can be written after the
 * response without storing the token. Nobody else can compute one, and the database stores only its hash.
 */
export interface InvitationKeys {
  tokenOf(invitationId: string): string;
  hashToken(token: string): string;
}

/** Returns the hash under which a token is stored. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export function createInvitationKeys(secret: string): InvitationKeys {
  const key = deriveKey(secret, 'invitations');
  return {
    tokenOf: (id) => createHmac('sha256', key).update(id).digest('base64url'),
    hashToken,
  };
}
