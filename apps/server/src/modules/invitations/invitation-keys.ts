import { createHash, createHmac } from 'node:crypto';
import { deriveKey } from '../../platform/secrets/secret.ts';

/**
 * Tokens of invitations. They are made from the id by the installation's secret, so that the mail can be written after
 * the answer without the token being kept anywhere; nobody else can make one, and the database holds only its hash.
 */
export interface InvitationKeys {
  tokenOf(invitationId: string): string;
  hashToken(token: string): string;
}

/** What a token is stored as. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export function createInvitationKeys(secret: string): InvitationKeys {
  const key = deriveKey(secret, 'invitations');
  return {
    tokenOf: (id) => createHmac('sha256', key).update(id).digest('base64url'),
    hashToken,
  };
}
