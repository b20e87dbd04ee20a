import type { MachineActor } from '@travesia/contracts/kit';
import { type Sight, sightOf } from '../../../platform/demo/sight.ts';
import type { Actor, Person } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** Whose disputes a query may read. */
export type DisputeScope = {
  readonly person: Person;
  readonly sight: Sight;
  /** Null for all, for admins. */
  readonly clinicId: string | null;
  readonly as: MachineActor;
  readonly mayAnswer: boolean;
} & { readonly [scoped]: true };

/**
 * Disputes of the clinic that a call is made for. Evidence says who was treated, so that it takes reading bookings too. Throws
 * `access.no_clinic` and `access.not_allowed`.
 */
export function disputesOfClinic(actor: Actor): DisputeScope {
  if (actor.kind !== 'person' || !actor.forProvider) throw new ProblemError('access.no_clinic');
  const { id, via, abilities, readOnly } = actor.forProvider;
  if (!abilities.includes('bookings.read')) throw new ProblemError('access.not_allowed');
  return {
    person: actor,
    sight: sightOf(actor),
    clinicId: id,
    as: via === 'staff' ? 'provider' : via,
    mayAnswer: abilities.includes('money.request') && !readOnly,
  } as DisputeScope;
}

/** All disputes, for admins. Throws `access.not_allowed`. */
export function disputesOfTeam(actor: Actor): DisputeScope {
  if (actor.kind !== 'person' || actor.role !== 'admin') throw new ProblemError('access.not_allowed');
  return { person: actor, sight: sightOf(actor), clinicId: null, as: 'admin', mayAnswer: true } as DisputeScope;
}
