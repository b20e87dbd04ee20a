import type { MacroDesk } from '@travesia/contracts/macros';
import type { Actor, Person } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** The saved replies of one team for one desk; created only in this file. */
export type MacroScope = {
  readonly member: Person;
  readonly desk: MacroDesk;
  /** Whose they are; both null for the team of Travesía. */
  readonly providerId: string | null;
  readonly organizationId: string | null;
} & { readonly [scoped]: true };

const scope = (
  member: Person,
  desk: MacroDesk,
  owner: Partial<Pick<MacroScope, 'providerId' | 'organizationId'>>,
): MacroScope => ({ member, desk, providerId: null, organizationId: null, ...owner }) as MacroScope;

/** Replies of the team of Travesía for a desk. Throws `access.not_allowed`. */
export const teamMacros =
  (desk: MacroDesk) =>
  (actor: Actor): MacroScope => {
    if (actor.kind !== 'person' || actor.role !== 'admin') throw new ProblemError('access.not_allowed');
    return scope(actor, desk, {});
  };

/** Replies of the clinic acted for. Throws `access.no_clinic`. */
export function clinicMacros(actor: Actor): MacroScope {
  if (actor.kind !== 'person' || !actor.forProvider) throw new ProblemError('access.no_clinic');
  return scope(actor, 'leads', { providerId: actor.forProvider.id });
}

/** Replies of the organization acted for. Throws `access.no_organization`. */
export function networkMacros(actor: Actor): MacroScope {
  if (actor.kind !== 'person' || !actor.forOrganization) throw new ProblemError('access.no_organization');
  return scope(actor, 'leads', { organizationId: actor.forOrganization.id });
}
