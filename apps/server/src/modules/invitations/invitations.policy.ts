import type { InvitationTo } from '@travesia/contracts/invitations';
import type { UserRole } from '@travesia/contracts/access';
import type { Membership } from '../organizations/index.ts';

/** Who invites or withdraws: the platform itself (a command, a job, an approved application) or a person. */
export type Inviter = { kind: 'platform' } | { kind: 'person'; role: UserRole; membership: Membership };

type Place = InvitationTo & { organizationId: string | null; providerId: string | null };

const LEADS: readonly string[] = ['owner', 'manager'];

/**
 * Whether an inviter may invite to a place, and so withdraw such an invitation: its owners and managers may, only owners invite
 * owners, and the platform and its admins may do everything, except that admins are invited by admins and the platform only.
 */
export function mayInvite(inviter: Inviter, { kind, role, organizationId, providerId }: Place): boolean {
  if (inviter.kind === 'platform' || inviter.role === 'admin') return true;
  const { organization, provider } = inviter.membership;
  if (kind === 'organization_member')
    return organization?.id === organizationId && leads(organization?.role) && mayMake(organization?.role, role);
  if (kind === 'provider_member')
    return provider?.id === providerId && leads(provider?.role) && mayMake(provider?.role, role);
  return kind === 'provider_joins_organization' && organization?.id === organizationId && leads(organization?.role);
}

const leads = (role: string | undefined): boolean => role !== undefined && LEADS.includes(role);
const mayMake = (own: string | undefined, role: string): boolean => role !== 'owner' || own === 'owner';

interface Asked {
  inviter: Inviter;
  /** Whether the invited address belongs to an owner of the clinic. */
  isOwner: boolean;
  clinicHasOwner: boolean;
  /** Whether it is the address in the clinic's own listing. */
  isListed: boolean;
}

/**
 * Whether a clinic may be invited at an address. Accepting makes an owner of a clinic that has none, so an organization may only
 * invite an owner, or the address the clinic itself gave; everything else is up to the platform.
 */
export function mayAskFor({ inviter, isOwner, clinicHasOwner, isListed }: Asked): boolean {
  if (isOwner) return true;
  if (clinicHasOwner) return false;
  return isListed || inviter.kind === 'platform' || inviter.role === 'admin';
}
