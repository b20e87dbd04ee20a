import type { ProblemCode } from '@travesia/contracts/problems';
import { isSignInPerson } from '../../platform/demo/demo-people.ts';
import { isInSight, type Sight } from '../../platform/demo/sight.ts';

/** Reserved domains whose addresses belong to nobody (RFC 2606). */
const NOBODYS = /@([a-z0-9-]+\.)*(example\.(com|org|net)|example|invalid|test)$/i;

/** Whether an email address is in a reserved domain. */
export const isNobodys = (email: string): boolean => NOBODYS.test(email.trim());

export interface TeamPerson {
  userId: string;
  email: string;
  demo: boolean;
  role: string;
}

/** A person who changes a team. */
export interface TeamActor {
  userId: string;
  sight: Sight;
  /** Their role in the team; null for Travesía, which may also appoint owners. */
  role: string | null;
  mayChange: boolean;
}

/** Whether a person may see who a team member is: demo users learn nothing about real people. */
export const isToldOf = ({ sight }: Pick<TeamActor, 'sight'>, person: Pick<TeamPerson, 'demo' | 'email'>): boolean =>
  isInSight(sight, person) || isNobodys(person.email);

const decidesAboutOwners = ({ role }: TeamActor): boolean => role === null || role === 'owner';

/** The roles a person may assign. */
export const givenBy = <R extends string>(actor: TeamActor, roles: readonly R[]): R[] =>
  actor.mayChange ? roles.filter((role) => role !== 'owner' || decidesAboutOwners(actor)) : [];

/**
 * Why a team member's role can't change, or why they can't be removed when `role` is null; null when allowed. `owners` is the
 * number of owners in the team.
 */
export function changeFault(
  actor: TeamActor,
  person: TeamPerson,
  role: string | null,
  owners: number,
): ProblemCode | null {
  // Anyone may leave a team; it requires no permission.
  const leaves = role === null && person.userId === actor.userId;
  if (!leaves && (!actor.mayChange || !isToldOf(actor, person))) return 'access.not_allowed';
  if (isSignInPerson({ demo: person.demo, emailKey: person.email.toLowerCase() })) return 'team.demo_person';
  const isAboutOwners = person.role === 'owner' || role === 'owner';
  if (isAboutOwners && !decidesAboutOwners(actor)) return 'team.owners_only';
  return person.role === 'owner' && role !== 'owner' && owners <= 1 ? 'team.last_owner' : null;
}
