import type { ProblemCode } from '@travesia/contracts/problems';

/** Addresses by which the demonstration signs people in; everybody who tries it is one of them. */
const SIGNED_IN_BY_ROLE = /^(patient|provider|organization|admin)@demo\.travesia\.example$/i;
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
  /** Somebody who tries the demonstration. */
  demo: boolean;
  /** What they are in the team; null for Travesía, which may make owners too. */
  role: string | null;
  mayChange: boolean;
}

/** Whether somebody learns who a person of the team is: who tries the demonstration learns nothing of real people. */
export const isToldOf = (actor: Pick<TeamActor, 'demo'>, person: Pick<TeamPerson, 'demo' | 'email'>): boolean =>
  !actor.demo || person.demo || isNobodys(person.email);

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
  if (person.demo && SIGNED_IN_BY_ROLE.test(person.email)) return 'team.demo_person';
  const isAboutOwners = person.role === 'owner' || role === 'owner';
  if (isAboutOwners && !decidesAboutOwners(actor)) return 'team.owners_only';
  return person.role === 'owner' && role !== 'owner' && owners <= 1 ? 'team.last_owner' : null;
}
