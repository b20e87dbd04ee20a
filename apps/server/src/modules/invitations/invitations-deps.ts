import { defineService } from '../../platform/feature/service.ts';
import type { AccountsDeps } from '../accounts/index.ts';
import { createInvitationKeys, type InvitationKeys } from './invitation-keys.ts';

export interface InvitationsDeps {
  /** The installation's single instance: it limits concurrent password hashing. */
  accounts: AccountsDeps;
  keys: InvitationKeys;
}

/** Builds the module's dependencies: those of accounts, plus its own keys. */
export const createInvitations = (accounts: AccountsDeps): InvitationsDeps => ({
  accounts,
  keys: createInvitationKeys(accounts.secret),
});

export const invitationsService = defineService<InvitationsDeps>('invitations');
