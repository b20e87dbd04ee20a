import type { Locale } from '@travesia/contracts/kit';
import type { OrganizationRole, StaffRole } from '@travesia/contracts/access';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { refuseOutOfSight } from '../../../platform/demo/sight.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { createInvitation } from '../../invitations/index.ts';
import { type TeamScope } from '../teams.policy.ts';
import { teamActor } from '../queries/show-team.ts';
import { givenBy } from '../team.rules.ts';
import { findPlace, listTeam } from '../teams.repo.ts';
import type { TeamsDeps } from '../teams-deps.ts';

interface Asked {
  email: string;
  role: StaffRole | OrganizationRole;
  message?: string | undefined;
  language: Locale;
}

/** Invites an email address to a team. Throws `team.owners_only`, and when the address can't be invited. */
export async function inviteToTeam(deps: TeamsDeps, scope: TeamScope, { role, ...asked }: Asked): Promise<void> {
  await unitOfWork(deps.database, async (tx) => {
    refuseOutOfSight(scope.person, await findPlace(tx, scope));
    const actor = await teamActor(tx, scope, await listTeam(tx, scope));
    if (!givenBy(actor, [role]).includes(role)) throw new ProblemError('team.owners_only');
    const place =
      scope.of === 'clinic'
        ? { to: { kind: 'provider_member' as const, role: role as StaffRole }, providerId: scope.id }
        : { to: { kind: 'organization_member' as const, role: role as OrganizationRole }, organizationId: scope.id };
    await createInvitation(tx, deps.invitations, { by: scope.person, ...place, ...asked });
  });
}
