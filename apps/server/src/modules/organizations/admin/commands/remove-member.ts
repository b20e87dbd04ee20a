import { memberRemoved } from '@travesia/contracts/organizations';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { isSignInPerson } from '../../../../platform/demo/demo-people.ts';
import { isInSight } from '../../../../platform/demo/sight.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { giveRole, lockUser, knownTo } from '../../../accounts/index.ts';
import { administeredOrganizations } from '../../organizations.policy.ts';
import { countOwners, deleteOrganizationMember, lockOrganization } from '../../administer.repo.ts';
import { findMembership } from '../../members.repo.ts';
import type { OrganizationsDeps } from '../../organizations-deps.ts';

/** Removes a member from an organization; they become a patient again. Throws `organization.last_owner` for the only owner. */
export async function removeMember(
  { database, clock }: OrganizationsDeps,
  { organizationId, userId }: { organizationId: string; userId: string },
  reason: string,
  actor: Actor,
): Promise<void> {
  const scope = administeredOrganizations(actor);
  const people = knownTo(actor);
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    if (!(await lockOrganization(tx, scope, organizationId))) throw new ProblemError('organization.not_found');
    const user = await lockUser(tx, userId);
    const { organization } = await findMembership(tx, userId);
    if (!isInSight(people.sight, user) || organization?.id !== organizationId)
      throw new ProblemError('organization.not_in_it');
    // The shared sign-in person of a demo role must not change.
    if (isSignInPerson(user)) throw new ProblemError('access.not_allowed');
    if (organization.role === 'owner' && (await countOwners(tx, organizationId)) === 1)
      throw new ProblemError('organization.last_owner');
    await deleteOrganizationMember(tx, organizationId, userId);
    const target = { type: 'organization', id: organizationId };
    const facts = { reason, role: organization.role };
    await appendAudit(tx, { action: 'organization.member_removed', actor, at, subjectId: userId, target, facts });
    await appendEvent(tx, memberRemoved, { user_id: userId, place: 'organization', place_id: organizationId, reason });
    await giveRole(tx, user, 'patient', { actor, at });
  });
}
