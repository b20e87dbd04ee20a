import { type Access, type Endpoint, type Role, sideOf } from '@travesia/contracts/kit';

/** A route with a changed guard. */
export interface Mutant {
  endpoint: Endpoint;
  change: string;
  /** Which of the route's mutants it is. */
  round: number;
}

const ROLES: readonly Role[] = ['patient', 'provider', 'organization', 'admin'];

/** What a guard could wrongly be: missing, weaker, or inverted. */
function wrongGuards(access: Access): Record<string, Access> {
  if (access === 'public') return { 'asks for a session': 'session' };
  if (access === 'session') return { 'taken away': 'public', 'turned round': [] };
  const side = sideOf(access);
  if (side)
    return {
      'taken away': 'public',
      'any session': 'session',
      'the other side':
        side.side === 'provider'
          ? { side: 'organization', may: 'network.read' }
          : { side: 'provider', may: 'clinic.read' },
    };
  const roles = access as readonly Role[];
  return {
    'taken away': 'public',
    'any session': 'session',
    'turned round': ROLES.filter((role) => !roles.includes(role)),
  };
}

/** The mutants of a route; a guard for every role equals one for any session. */
export function mutantsOf(endpoint: Endpoint): Mutant[] {
  const { closedToDemo, ...open } = endpoint;
  return [
    ...Object.entries(wrongGuards(endpoint.access)).map(([change, access]) => ({
      endpoint: { ...endpoint, access },
      change,
    })),
    ...(closedToDemo ? [{ endpoint: open, change: 'open to people of the demo' }] : []),
  ].map((mutant, round) => ({ ...mutant, round }));
}
