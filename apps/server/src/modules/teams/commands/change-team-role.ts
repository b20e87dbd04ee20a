import type { OrganizationRole, StaffRole } from '@travesia/contracts/access';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { writeMemberRole, writeStaffRole } from '../../organizations/index.ts';
import type { TeamScope } from '../teams.policy.ts';
import { lockTeamPerson } from '../lock-team.ts';
import type { TeamsDeps } from '../teams-deps.ts';

/** Changes a team member's role, effective with their next request. Throws when not allowed, and `request.stale_version`. */
export async function changeTeamRole(
  deps: TeamsDeps,
  scope: TeamScope,
  { userId, role, version }: { userId: string; role: StaffRole | OrganizationRole; version: number },
): Promise<void> {
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const person = await lockTeamPerson(tx, scope, userId, role);
    if (person.version !== version)
      throw new ProblemError('request.stale_version', { present: { role: person.role, version: person.version } });
    if (person.role === role) return;
    if (scope.of === 'clinic') await writeStaffRole(tx, scope.id, userId, role as StaffRole);
    else await writeMemberRole(tx, scope.id, userId, role as OrganizationRole);
    await appendAudit(tx, {
      action: 'team.role_changed',
      actor: scope.person,
      at,
      subjectId: userId,
      target: { type: scope.of === 'clinic' ? 'provider' : 'organization', id: scope.id },
      facts: { from: person.role, to: role },
    });
  });
}
