import { OrganizationRole, StaffRole } from '@travesia/contracts/access';
import type { Members, Staff } from '@travesia/contracts/teams';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { isInSight, sightOf } from '../../../platform/demo/sight.ts';
import { listOpenInvitations } from '../../invitations/index.ts';
import { type TeamScope } from '../teams.policy.ts';
import type { TeamActor } from '../team.rules.ts';
import { presentTeam } from '../teams.presenter.ts';
import { findPlace, listTeam, type TeamRow } from '../teams.repo.ts';
import type { TeamsDeps } from '../teams-deps.ts';

/** The facts about the requester that the team rules need. */
export async function teamActor(db: Db | Tx, scope: TeamScope, rows: readonly TeamRow[]): Promise<TeamActor> {
  const { person } = scope;
  const sight = sightOf(person);
  const mayChange = scope.mayChange && isInSight(sight, await findPlace(db, scope));
  const own = rows.find(({ userId }) => userId === person.userId);
  // A person who may change a team without being a member works for Travesía.
  return { userId: person.userId, sight, role: own?.role ?? null, mayChange };
}

const placeOf = ({ of, id }: TeamScope) =>
  of === 'clinic'
    ? ({ kind: 'provider_member', providerId: id, organizationId: null } as const)
    : ({ kind: 'organization_member', organizationId: id, providerId: null } as const);

async function showTeam(deps: TeamsDeps, scope: TeamScope) {
  const { db } = deps.database;
  const rows = await listTeam(db, scope);
  const actor = await teamActor(db, scope, rows);
  return { rows, actor, open: await listOpenInvitations(deps.invitations, db, [placeOf(scope)]) };
}

/** The team of a clinic. */
export async function showStaff(deps: TeamsDeps, scope: TeamScope): Promise<Staff> {
  const { rows, open, actor } = await showTeam(deps, scope);
  return presentTeam(StaffRole.options, rows, open, actor);
}

/** The team of an organization. */
export async function showMembers(deps: TeamsDeps, scope: TeamScope): Promise<Members> {
  const { rows, open, actor } = await showTeam(deps, scope);
  return presentTeam(OrganizationRole.options, rows, open, actor);
}
