import type { InvitationKind, InvitationTo } from '@travesia/contracts/invitations';
import type { AuditEntry } from '../../platform/audit/append-audit.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { demoFlagOf } from '../../platform/demo/sight.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { emailKeyOf, findUser, findUserByEmail } from '../accounts/index.ts';
import { findClinic, findMembership, findOrganization, hasOwner, type Membership } from '../organizations/index.ts';
import { type Inviter, mayAskFor, mayInvite } from './invitations.policy.ts';

/** The inviter as the policy needs them, with their current role rather than their token's. */
export async function inviterOf(db: Db | Tx, by: AuditEntry['actor']): Promise<Inviter> {
  if (by.kind === 'system' || by.kind === 'command_line') return { kind: 'platform' };
  if (by.kind === 'anonymous') throw new ProblemError('access.signed_out');
  const user = await findUser(db, by.userId);
  if (!user) throw new ProblemError('access.signed_out');
  return { kind: 'person', role: user.role, membership: await findMembership(db, user.id) };
}

interface Inviting {
  by: AuditEntry['actor'];
  to: InvitationTo;
  kind: InvitationKind;
  organizationId: string | null;
  providerId: string | null;
  email: string;
}

/** Throws unless the inviter may invite this address there. Returns whether everything belongs to the demo. */
export async function refuseUnlessMayInvite(tx: Tx, inviting: Inviting): Promise<{ demo: boolean }> {
  const { by, to, organizationId, providerId, email } = inviting;
  const inviter = await inviterOf(tx, by);
  if (!mayInvite(inviter, { ...to, organizationId, providerId })) throw new ProblemError('access.not_allowed');
  const { organization, clinic } = await placesOf(tx, inviting);
  const user = await findUserByEmail(tx, email);
  const membership: Membership = user ? await findMembership(tx, user.id) : {};
  if (isThere(inviting, membership)) throw new ProblemError('invitation.already_member');
  if (to.kind === 'provider_joins_organization' && clinic)
    await refuseUnlessMayAsk(tx, { inviter, clinic, membership, email });
  return demoFlagOf(by, organization, clinic);
}

/** The places an invitation names. Throws if one doesn't exist. */
async function placesOf(tx: Tx, { organizationId, providerId }: Inviting) {
  const organization = organizationId ? await findOrganization(tx, organizationId) : undefined;
  const clinic = providerId ? await findClinic(tx, providerId) : undefined;
  if ((organizationId && !organization) || (providerId && !clinic)) throw new ProblemError('request.not_found');
  return { organization, clinic };
}

interface Asking {
  inviter: Inviter;
  clinic: NonNullable<Awaited<ReturnType<typeof findClinic>>>;
  membership: Membership;
  email: string;
}

async function refuseUnlessMayAsk(tx: Tx, { inviter, clinic, membership: { provider }, email }: Asking): Promise<void> {
  const isOwner = provider?.id === clinic.id && provider.role === 'owner';
  const isListed = clinic.email !== null && emailKeyOf(clinic.email) === emailKeyOf(email);
  const clinicHasOwner = await hasOwner(tx, clinic.id);
  if (!mayAskFor({ inviter, isOwner, clinicHasOwner, isListed })) throw new ProblemError('invitation.needs_owner');
}

const isThere = ({ kind, organizationId, providerId }: Inviting, { organization, provider }: Membership): boolean =>
  (kind === 'organization_member' && organization?.id === organizationId) ||
  (kind === 'provider_member' && provider?.id === providerId);
