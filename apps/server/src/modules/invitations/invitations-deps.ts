import { defineService } from '../../platform/feature/service.ts';
import type { AccountsDeps } from '../accounts/index.ts';
import { createInvitationKeys, type InvitationKeys } from './invitation-keys.ts';

export interface InvitationsDeps {
  /** The one that the installation has: passwords are hashed a few at once. */
  accounts: AccountsDeps;
  keys: InvitationKeys;
}

/** What the module is made with; everything but its own keys is that of the accounts. */
export const createInvitations = (accounts: AccountsDeps): InvitationsDeps => ({
  accounts,
  keys: createInvitationKeys(accounts.secret),
});

/** The invitations of this product. */
export const invitationsService = defineService<InvitationsDeps>('invitations');
