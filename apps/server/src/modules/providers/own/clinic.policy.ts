import type { Actor, Person } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** The clinic a request is made for; created only in this file. */
export type ClinicScope = { readonly providerId: string; readonly person: Person } & { readonly [scoped]: true };

/** The clinic of the request. Throws `access.no_clinic` when there is none. */
export function ofClinic(actor: Actor): ClinicScope {
  if (actor.kind !== 'person' || !actor.forProvider) throw new ProblemError('access.no_clinic');
  return { providerId: actor.forProvider.id, person: actor } as ClinicScope;
}
