import type { TeamCalls, TeamRole } from './team-calls.ts';

/** Rights that differ between the roles of a team; those of every role are not mentioned. */
const RIGHTS = [
  'clinic.change',
  'network.change',
  'clinics.manage',
  'requests.answer',
  'team.change',
  'members.change',
  'activity.read',
  'owners.change',
] as const;

export type TeamRight = (typeof RIGHTS)[number];

/** What abilities don't say: only owners add, change and remove owners. */
const BEYOND: Partial<Readonly<Record<TeamRole, readonly TeamRight[]>>> = { owner: ['owners.change'] };

/** What a member may do after a change of role and could not before, and the reverse. */
export function rightsChanged(calls: Pick<TeamCalls, 'abilities'>, from: TeamRole, to: TeamRole) {
  const rightsOf = (role: TeamRole): readonly string[] => [...calls.abilities(role), ...(BEYOND[role] ?? [])];
  const [before, after] = [rightsOf(from), rightsOf(to)];
  return {
    gained: RIGHTS.filter((right) => after.includes(right) && !before.includes(right)),
    lost: RIGHTS.filter((right) => before.includes(right) && !after.includes(right)),
  };
}
