import type { Actor, Person } from '../../platform/http/request-context.ts';
import { ofClinic } from '../providers/index.ts';
import { ofNetwork } from '../organizations/index.ts';

declare const scoped: unique symbol;

/** The team a request is about: of a clinic or an organization. */
export type TeamScope = {
  readonly of: 'clinic' | 'network';
  readonly id: string;
  readonly person: Person;
  /** Whether the person has permission to change it. */
  readonly mayChange: boolean;
} & { readonly [scoped]: true };

/** The team of the request's clinic. */
export function teamOfClinic(actor: Actor): TeamScope {
  const { providerId: id, person } = ofClinic(actor);
  const { abilities = [], suspended, via } = person.forProvider ?? {};
  const mayChange = abilities.includes('team.change') && (!suspended || via === 'admin');
  return { of: 'clinic', id, person, mayChange } as TeamScope;
}

/** The team of the request's organization. */
export function teamOfNetwork(actor: Actor): TeamScope {
  const { organizationId: id, person } = ofNetwork(actor);
  const mayChange = person.forOrganization?.abilities.includes('members.change') ?? false;
  return { of: 'network', id, person, mayChange } as TeamScope;
}
