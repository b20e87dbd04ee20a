import type { Actor, Person } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** The clinic that a call is made for; only this file makes one. */
export type ClinicScope = { readonly providerId: string; readonly person: Person } & { readonly [scoped]: true };

/** The clinic of the call. Throws `access.no_clinic` for a call that is made for none. */
export function ofClinic(actor: Actor): ClinicScope {
  if (actor.kind !== 'person' || !actor.forProvider) throw new ProblemError('access.no_clinic');
  return { providerId: actor.forProvider.id, person: actor } as ClinicScope;
}
