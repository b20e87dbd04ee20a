import type { Invitation } from '@travesia/contracts/invitations';
import { findUser, findUserByEmail } from '../../accounts/index.ts';
import { findClinic, findOrganization } from '../../organizations/index.ts';
import { notValid, stateAt } from '../invitation-state.ts';
import type { InvitationsDeps } from '../invitations-deps.ts';
import { presentInvitation } from '../invitations.presenter.ts';
import { findInvitation as findRow } from '../invitations.repo.ts';

/** Finds an invitation by its token, whatever its status. Throws `invitation.not_valid` for an unknown token. */
export async function findInvitation({ accounts, keys }: InvitationsDeps, token: string): Promise<Invitation> {
  const { db } = accounts.database;
  const row = await findRow(db, keys.hashToken(token), accounts.demo);
  if (!row) throw notValid('unknown');
  const inviter = row.inviterId ? await findUser(db, row.inviterId) : undefined;
  const invited = await findUserByEmail(db, row.email);
  return presentInvitation(row, {
    state: stateAt(row, accounts.clock.now()),
    organization: row.organizationId ? await findOrganization(db, row.organizationId) : undefined,
    clinic: row.providerId ? await findClinic(db, row.providerId) : undefined,
    inviter: inviter ? `${inviter.firstName} ${inviter.lastName}` : null,
    hasAccount: invited !== undefined && invited.emailVerifiedAt !== null,
  });
}
