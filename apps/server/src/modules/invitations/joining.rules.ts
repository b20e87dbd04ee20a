import type { UserRole } from '@travesia/contracts/access';
import type { InvitationKind } from '@travesia/contracts/invitations';
import type { ProblemCode } from '@travesia/contracts/problems';
import type { Membership } from '../organizations/index.ts';

/** The platform role after accepting. */
export const ROLE_AFTER: Readonly<Record<InvitationKind, UserRole>> = {
  organization_member: 'organization',
  provider_member: 'provider',
  provider_joins_organization: 'provider',
  admin: 'admin',
};

interface Joining {
  kind: InvitationKind;
  organizationId: string | null;
  providerId: string | null;
  /** The person's current role. */
  role: UserRole;
  membership: Membership;
  /** Whether the clinic has an owner, if one is involved. */
  clinicHasOwner: boolean;
}

/** Why a person can't accept, or null if they can: nobody works in two places, and only owners decide for a clinic. */
export function joiningFault(joining: Joining): ProblemCode | null {
  const { kind, organizationId, providerId, role, membership, clinicHasOwner } = joining;
  const { organization, provider } = membership;
  if (kind === 'organization_member' && organization?.id === organizationId) return 'invitation.already_member';
  if (kind === 'provider_member' && provider?.id === providerId) return 'invitation.already_member';
  if (kind === 'admin' && role === 'admin') return 'invitation.already_member';
  if (kind === 'provider_joins_organization' && provider?.id === providerId)
    return provider?.role === 'owner' ? null : 'invitation.needs_owner';
  if (organization || provider) return 'invitation.other_role';
  if (role !== 'patient' && role !== ROLE_AFTER[kind]) return 'invitation.other_role';
  return kind === 'provider_joins_organization' && clinicHasOwner ? 'invitation.needs_owner' : null;
}
