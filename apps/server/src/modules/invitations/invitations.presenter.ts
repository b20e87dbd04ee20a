import {
  type Invitation,
  type InvitationState,
  invitationPoints,
  type InvitationTo,
  maskEmail,
} from '@travesia/contracts/invitations';
import type { findClinic, findOrganization } from '../organizations/index.ts';
import type { InvitationRow } from './invitations.repo.ts';

interface Around {
  state: InvitationState;
  organization: Awaited<ReturnType<typeof findOrganization>>;
  clinic: Awaited<ReturnType<typeof findClinic>>;
  /** Full name. */
  inviter: string | null;
  /** Whether the invited address has a verified account. */
  hasAccount: boolean;
}

const NOTHING = { can: [], cannot: [], keeps: [], seen: [] };

/**
 * Presents an invitation to whoever holds its token. While an account has to be created for the address, it is shown in full;
 * otherwise, and after the invitation has ended, only enough for its owner to recognize it.
 */
export function presentInvitation(
  row: InvitationRow,
  { state, organization, clinic, inviter, hasAccount }: Around,
): Invitation {
  const open = state === 'pending';
  const needsAccount = open && !hasAccount;
  return {
    kind: row.kind,
    state,
    role: row.role,
    organization: organization
      ? {
          id: organization.id,
          name: organization.name,
          type: organization.type,
          city: organization.city,
          country: organization.country,
        }
      : null,
    provider: clinic ? { id: clinic.id, name: clinic.name, slug: clinic.slug, country: clinic.country } : null,
    inviter,
    email: needsAccount ? row.email : maskEmail(row.email),
    needs_account: needsAccount,
    message: open ? row.message : null,
    language: row.language,
    expires_at: row.expiresAt.toISOString(),
    demo: row.demo,
    ...(open ? invitationPoints({ kind: row.kind, role: row.role } as InvitationTo) : NOTHING),
  };
}
