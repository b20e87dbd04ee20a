import type { OrganizationRole, StaffRole } from '@travesia/contracts/access';
import type { AuditEntry } from '../../platform/audit/append-audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { lockKeys } from '../../platform/db/lock-keys.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { giveRole, type UserRow } from '../accounts/index.ts';
import {
  findManager,
  findMembership,
  hasOwner,
  insertOrganizationMember,
  insertOrganizationProvider,
  insertProviderMember,
} from '../organizations/index.ts';
import type { InvitationRow } from './invitations.repo.ts';
import { joiningFault, ROLE_AFTER } from './joining.rules.ts';

/**
 * Gives a user the role of an invitation and returns the updated user. The caller must hold the row lock. Throws why they can't
 * join.
 */
export async function joinPlace(
  tx: Tx,
  invitation: InvitationRow,
  user: UserRow,
  by: Pick<AuditEntry, 'actor' | 'at'>,
): Promise<UserRow> {
  const { kind, organizationId, providerId, role } = invitation;
  // Two people who would both become a clinic's first owner wait for each other.
  if (providerId) await lockKeys(tx, 'clinic', [providerId]);
  const membership = await findMembership(tx, user.id);
  const clinicHasOwner = providerId !== null && (await hasOwner(tx, providerId));
  const fault = joiningFault({ kind, organizationId, providerId, role: user.role, membership, clinicHasOwner });
  if (fault) throw new ProblemError(fault);
  const member = { userId: user.id, since: by.at };
  if (kind === 'organization_member' && organizationId)
    await added(insertOrganizationMember(tx, { ...member, organizationId, role: role as OrganizationRole }));
  if (providerId && !membership.provider)
    await added(insertProviderMember(tx, { ...member, providerId, role: role as StaffRole }));
  if (kind === 'provider_joins_organization' && organizationId && providerId)
    await putUnder(tx, { organizationId, providerId, since: by.at });
  return giveRole(tx, user, ROLE_AFTER[kind], by);
}

/** The database catches a place that was taken between the check and the write. */
async function added(written: Promise<boolean>): Promise<void> {
  if (!(await written)) throw new ProblemError('invitation.other_role');
}

async function putUnder(tx: Tx, row: Parameters<typeof insertOrganizationProvider>[1]): Promise<void> {
  if (await insertOrganizationProvider(tx, row)) return;
  const manager = await findManager(tx, row.providerId);
  throw new ProblemError(manager === row.organizationId ? 'invitation.already_member' : 'invitation.clinic_managed');
}
