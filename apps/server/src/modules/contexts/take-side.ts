import { organizationAbilities, providerAbilities } from '@travesia/contracts/access';
import type { ForProvider, Person } from '../../platform/http/request-context.ts';
import type { TakeSide } from '../../platform/http/take-side.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { ownContext } from './contexts.policy.ts';
import { findOpenContext } from './contexts.repo.ts';
import { findOwnClinic, findOwnOrganization } from './sides.repo.ts';

type Deps = Pick<ModuleDeps, 'database' | 'clock'>;

/** Resolves whom a user acts for, on every request. */
export function takeSideOf(deps: Deps): TakeSide {
  return async (person, { side }) => {
    if (side === 'organization') return { ...person, forOrganization: await organizationOf(deps, person) };
    const forProvider =
      person.role === 'provider' ? await ownClinic(deps, person) : await clinicOfContext(deps, person);
    return { ...person, forProvider };
  };
}

async function organizationOf({ database }: Deps, { role, userId }: Person) {
  if (role !== 'organization') throw new ProblemError('access.not_allowed');
  const found = await findOwnOrganization(database.db, userId);
  if (!found) throw new ProblemError('access.no_organization');
  return { id: found.id, abilities: organizationAbilities(found.role) };
}

async function ownClinic({ database }: Deps, { userId }: Person): Promise<ForProvider> {
  const found = await findOwnClinic(database.db, userId);
  if (!found) throw new ProblemError('access.no_clinic');
  const { id, status, role } = found;
  return { id, via: 'staff', abilities: providerAbilities({ via: 'staff', role }), suspended: status !== 'active' };
}

async function clinicOfContext({ database, clock }: Deps, person: Person): Promise<ForProvider> {
  const found = await findOpenContext(database.db, ownContext(person), clock.now());
  if (!found) throw new ProblemError('access.no_provider_context');
  const { clinic, role } = found;
  const abilities = providerAbilities(role ? { via: 'organization', role } : { via: 'admin' });
  const { via, reason } = found.context;
  return { id: clinic.id, via, abilities, suspended: clinic.status !== 'active', readOnly: reason === null };
}
