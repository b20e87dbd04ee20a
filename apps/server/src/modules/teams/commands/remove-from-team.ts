import { memberRemoved } from '@travesia/contracts/organizations';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { giveRole, lockUser } from '../../accounts/index.ts';
import { deleteMember, deleteStaff } from '../../organizations/index.ts';
import type { TeamScope } from '../teams.policy.ts';
import { lockTeamPerson } from '../lock-team.ts';
import type { TeamsDeps } from '../teams-deps.ts';

const ROLE_OF = { clinic: 'provider', network: 'organization' } as const;

/** Removes a team member: their access ends with the transaction, and they keep their account. Throws when not allowed. */
export async function removeFromTeam(deps: TeamsDeps, scope: TeamScope, userId: string): Promise<void> {
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const person = await lockTeamPerson(tx, scope, userId, null);
    const user = await lockUser(tx, userId);
    if (!user) throw new ProblemError('team.no_such_member');
    if (scope.of === 'clinic') await deleteStaff(tx, scope.id, userId);
    else await deleteMember(tx, scope.id, userId);
    await appendAudit(tx, {
      action: 'team.member_removed',
      actor: scope.person,
      at,
      subjectId: userId,
      target: { type: scope.of === 'clinic' ? 'provider' : 'organization', id: scope.id },
      facts: { role: person.role },
    });
    const place = scope.of === 'clinic' ? 'clinic' : 'organization';
    await appendEvent(tx, memberRemoved, { user_id: userId, place, place_id: scope.id, reason: null });
    // They become a patient again, so that they can join another team later and still access their own data.
    if (user.role === ROLE_OF[scope.of]) await giveRole(tx, user, 'patient', { actor: scope.person, at });
  });
}
