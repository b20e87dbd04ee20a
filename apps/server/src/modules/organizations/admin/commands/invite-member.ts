import type { NewMember } from '@travesia/contracts/organizations';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { administeredOrganizations } from '../../organizations.policy.ts';
import { lockOrganization } from '../../administer.repo.ts';
import type { OrganizationsDeps } from '../../organizations-deps.ts';

/** Invites a person to an organization. */
export async function inviteMember(
  deps: OrganizationsDeps,
  organizationId: string,
  { role, ...invited }: NewMember,
  actor: Actor,
): Promise<void> {
  const scope = administeredOrganizations(actor);
  await unitOfWork(deps.database, async (tx) => {
    if (!(await lockOrganization(tx, scope, organizationId))) throw new ProblemError('organization.not_found');
    const to = { kind: 'organization_member', role } as const;
    await deps.invite(tx, { by: actor, to, organizationId, ...invited });
  });
}
