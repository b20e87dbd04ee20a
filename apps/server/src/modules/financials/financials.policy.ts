import { type Sight, sightOf } from '../../platform/demo/sight.ts';
import type { Actor, Person } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** Whose money a query may read. */
export type MoneyScope = {
  readonly person: Person;
  readonly sight: Sight;
  readonly of: { readonly kind: 'all' } | { readonly kind: 'clinic' | 'network'; readonly id: string };
  /** Whether it may say who was treated for what: that is health information. */
  readonly namesPatients: boolean;
} & { readonly [scoped]: true };

const scopeOf = (person: Person, of: MoneyScope['of'], namesPatients: boolean): MoneyScope =>
  ({ person, sight: sightOf(person), of, namesPatients }) as MoneyScope;

/** Money of the clinic that a call is made for. Throws `access.no_clinic`. */
export function moneyOfClinic(actor: Actor): MoneyScope {
  if (actor.kind !== 'person' || !actor.forProvider) throw new ProblemError('access.no_clinic');
  const { id, abilities } = actor.forProvider;
  return scopeOf(actor, { kind: 'clinic', id }, abilities.includes('bookings.read'));
}

/** Money of the clinics of the organization that a call is made for. Throws `access.no_organization`. */
export function moneyOfNetwork(actor: Actor): MoneyScope {
  if (actor.kind !== 'person' || !actor.forOrganization) throw new ProblemError('access.no_organization');
  const { id, abilities } = actor.forOrganization;
  return scopeOf(actor, { kind: 'network', id }, abilities.includes('bookings.read'));
}

/** All money, for admins. Throws `access.not_allowed`. */
export function moneyOfAll(actor: Actor): MoneyScope {
  if (actor.kind !== 'person' || actor.role !== 'admin') throw new ProblemError('access.not_allowed');
  return scopeOf(actor, { kind: 'all' }, true);
}

/** All money, for the work that runs by itself. */
export const moneyOfEveryone = (): MoneyScope =>
  ({ sight: sightOf({ kind: 'system' }), of: { kind: 'all' }, namesPatients: false }) as unknown as MoneyScope;
