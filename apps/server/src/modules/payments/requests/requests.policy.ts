import type { MachineActor } from '@travesia/contracts/kit';
import { type Sight, sightOf } from '../../../platform/demo/sight.ts';
import type { Actor, Person } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** The clinic whose requests a query may read. */
export type RequestScope = {
  readonly person: Person;
  readonly sight: Sight;
  readonly clinicId: string;
  readonly as: MachineActor;
  /** Whether it may say who was treated: that is health information. */
  readonly namesPatients: boolean;
  readonly mayRequest: boolean;
} & { readonly [scoped]: true };

/** Requests of the clinic that a call is made for. Throws `access.no_clinic`. */
export function requestsOfClinic(actor: Actor): RequestScope {
  if (actor.kind !== 'person' || !actor.forProvider) throw new ProblemError('access.no_clinic');
  const { id, via, abilities, suspended, readOnly } = actor.forProvider;
  return {
    person: actor,
    sight: sightOf(actor),
    clinicId: id,
    as: via === 'staff' ? 'provider' : via,
    namesPatients: abilities.includes('bookings.read'),
    mayRequest: abilities.includes('money.request') && !suspended && !readOnly,
  } as RequestScope;
}
