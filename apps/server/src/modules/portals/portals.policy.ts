import type { Actor, Person } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** The clinic that a call is made for; only this file makes one. */
export type ClinicScope = { readonly providerId: string; readonly person: Person } & { readonly [scoped]: true };

/** The organization that a call is made for. */
export type NetworkScope = { readonly organizationId: string; readonly person: Person } & { readonly [scoped]: true };

/** The team that a call is about: of a clinic, or of an organization. */
export type TeamScope = {
  readonly of: 'clinic' | 'network';
  readonly id: string;
  readonly person: Person;
  /** Whether the person's abilities let them change it at all. */
  readonly mayChange: boolean;
} & { readonly [scoped]: true };

/** The team of the clinic of the call. */
export function teamOfClinic(actor: Actor): TeamScope {
  const { providerId: id, person } = ofClinic(actor);
  const { abilities = [], suspended, via } = person.forProvider ?? {};
  const mayChange = abilities.includes('team.change') && (!suspended || via === 'admin');
  return { of: 'clinic', id, person, mayChange } as TeamScope;
}

/** The team of the organization of the call. */
export function teamOfNetwork(actor: Actor): TeamScope {
  const { organizationId: id, person } = ofNetwork(actor);
  const mayChange = person.forOrganization?.abilities.includes('members.change') ?? false;
  return { of: 'network', id, person, mayChange } as TeamScope;
}

/** The clinic of the call. Throws `access.no_clinic` for a call that is made for none. */
export function ofClinic(actor: Actor): ClinicScope {
  if (actor.kind !== 'person' || !actor.forProvider) throw new ProblemError('access.no_clinic');
  return { providerId: actor.forProvider.id, person: actor } as ClinicScope;
}

/** The organization of the call. Throws `access.no_organization` for a call that is made for none. */
export function ofNetwork(actor: Actor): NetworkScope {
  if (actor.kind !== 'person' || !actor.forOrganization) throw new ProblemError('access.no_organization');
  return { organizationId: actor.forOrganization.id, person: actor } as NetworkScope;
}

/**
 * Whether a person may change something at all: who tries the demonstration changes what belongs to it, and nothing real.
 * Everybody else was judged by their abilities.
 */
export const isOpenTo = ({ demo }: Pick<Person, 'demo'>, thing: { demo: boolean }): boolean => !demo || thing.demo;

/** Throws `access.not_allowed` when somebody of the demonstration would change something real. */
export function refuseRealThings(person: Person, thing: { demo: boolean }): void {
  if (!isOpenTo(person, thing))
    throw new ProblemError('access.not_allowed', { detail: 'The demonstration changes nothing that is real.' });
}
