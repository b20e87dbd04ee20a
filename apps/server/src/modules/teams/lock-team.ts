import type { Tx } from '../../platform/db/database.ts';
import { lockKeys } from '../../platform/db/lock-keys.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { TeamScope } from './teams.policy.ts';
import { teamActor } from './queries/show-team.ts';
import { changeFault } from './team.rules.ts';
import { listTeam, type TeamRow } from './teams.repo.ts';

/**
 * Somebody of a team who may be changed to a role, or removed when it is null, with the team kept from changing until the
 * transaction ends: of two owners who unmake each other the second is refused. Throws why not.
 */
export async function lockTeamPerson(tx: Tx, scope: TeamScope, userId: string, role: string | null): Promise<TeamRow> {
  // The same key as whoever joins by an invitation waits for.
  await lockKeys(tx, scope.of === 'clinic' ? 'clinic' : 'organization', [scope.id]);
  const rows = await listTeam(tx, scope);
  const person = rows.find((row) => row.userId === userId);
  if (!person) throw new ProblemError('team.no_such_member');
  const owners = rows.filter((row) => row.role === 'owner').length;
  const fault = changeFault(await teamActor(tx, scope, rows), person, role, owners);
  if (fault) throw new ProblemError(fault);
  return person;
}
