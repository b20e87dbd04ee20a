import type { Tx } from '../../platform/db/database.ts';
import { lockKeys } from '../../platform/db/lock-keys.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { TeamScope } from './teams.policy.ts';
import { teamActor } from './queries/show-team.ts';
import { changeFault } from './team.rules.ts';
import { listTeam, type TeamRow } from './teams.repo.ts';

/**
 * A team member whose role may be changed, or who may be removed when it is null, with the team locked until the transaction
 * ends: if two owners demote each other concurrently, the second fails. Throws when not allowed.
 */
export async function lockTeamPerson(tx: Tx, scope: TeamScope, userId: string, role: string | null): Promise<TeamRow> {
  // The same lock key as joining by invitation.
  await lockKeys(tx, scope.of === 'clinic' ? 'clinic' : 'organization', [scope.id]);
  const rows = await listTeam(tx, scope);
  const person = rows.find((row) => row.userId === userId);
  if (!person) throw new ProblemError('team.no_such_member');
  const owners = rows.filter((row) => row.role === 'owner').length;
  const fault = changeFault(await teamActor(tx, scope, rows), person, role, owners);
  if (fault) throw new ProblemError(fault);
  return person;
}
