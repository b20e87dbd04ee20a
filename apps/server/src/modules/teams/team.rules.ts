import type { ProblemCode } from '@travesia/contracts/problems';
import { isSignInPerson } from '../../platform/demo/demo-people.ts';
import { isInSight, type Sight } from '../../platform/demo/sight.ts';

/** Domains that can belong to nobody (RFC 2606). */
const NOBODYS = /@([a-z0-9-]+\.)*(example\.(com|org|net)|example|invalid|test)$/i;

/** Whether an address can belong to nobody. */
export const isNobodys = (email: string): boolean => NOBODYS.test(email.trim());

export interface TeamPerson {
  userId: string;
  email: string;
  demo: boolean;
  role: string;
}

/** Who changes a team. */
export interface TeamActor {
  userId: string;
  sight: Sight;
  /** What they are in the team; null for Travesía, which may make owners too. */
  role: string | null;
  mayChange: boolean;
}

/** Whether somebody learns who a person of the team is: who tries the demonstration learns nothing of real people. */
export const isToldOf = ({ sight }: Pick<TeamActor, 'sight'>, person: Pick<TeamPerson, 'demo' | 'email'>): boolean =>
  isInSight(sight, person) || isNobodys(person.email);

const decidesAboutOwners = ({ role }: TeamActor): boolean => role === null || role === 'owner';

/** The roles that somebody may give. */
export const givenBy = <R extends string>(actor: TeamActor, roles: readonly R[]): R[] =>
  actor.mayChange ? roles.filter((role) => role !== 'owner' || decidesAboutOwners(actor)) : [];

/**
 * Why a person of a team cannot become something else, or be removed when `role` is null; null when they can. `owners` is how
 * many the team has.
 */
export function changeFault(
  actor: TeamActor,
  person: TeamPerson,
  role: string | null,
  owners: number,
): ProblemCode | null {
  // Nobody is kept in a team: leaving asks for no right.
  const leaves = role === null && person.userId === actor.userId;
  if (!leaves && (!actor.mayChange || !isToldOf(actor, person))) return 'access.not_allowed';
  if (isSignInPerson({ demo: person.demo, emailKey: person.email.toLowerCase() })) return 'team.demo_person';
  const isAboutOwners = person.role === 'owner' || role === 'owner';
  if (isAboutOwners && !decidesAboutOwners(actor)) return 'team.owners_only';
  return person.role === 'owner' && role !== 'owner' && owners <= 1 ? 'team.last_owner' : null;
}
