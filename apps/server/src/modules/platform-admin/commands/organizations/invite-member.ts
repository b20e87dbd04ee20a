import type { NewMember } from '@travesia/contracts/platform-admin';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { createInvitation } from '../../../invitations/index.ts';
import { administeredOrganizations, lockOrganization } from '../../../organizations/index.ts';
import type { PlatformAdminDeps } from '../../platform-admin-deps.ts';

/** Invites somebody to an organization. */
export async function inviteMember(
  deps: PlatformAdminDeps,
  organizationId: string,
  { role, ...invited }: NewMember,
  actor: Actor,
): Promise<void> {
  const scope = administeredOrganizations(actor);
  await unitOfWork(deps.database, async (tx) => {
    if (!(await lockOrganization(tx, scope, organizationId))) throw new ProblemError('organization.not_found');
    const to = { kind: 'organization_member', role } as const;
    await createInvitation(tx, deps.invitations, { by: actor, to, organizationId, ...invited });
  });
}
