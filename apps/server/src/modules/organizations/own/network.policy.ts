import type { Actor, Person } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** The organization a request is made for. */
export type NetworkScope = { readonly organizationId: string; readonly person: Person } & { readonly [scoped]: true };

/** The organization of the request. Throws `access.no_organization` when there is none. */
export function ofNetwork(actor: Actor): NetworkScope {
  if (actor.kind !== 'person' || !actor.forOrganization) throw new ProblemError('access.no_organization');
  return { organizationId: actor.forOrganization.id, person: actor } as NetworkScope;
}
