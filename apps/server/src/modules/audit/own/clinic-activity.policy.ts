import type { Actor, Person } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** Activity at and on behalf of one clinic. Only this file creates one. */
export type ClinicActivityScope = { readonly providerId: string; readonly viewer: Person } & {
  readonly [scoped]: true;
};

/** Users acting for a clinic read its activity, as far as the endpoint's ability allows. Throws `access.not_allowed`. */
export function ofClinic(actor: Actor): ClinicActivityScope {
  if (actor.kind !== 'person' || !actor.forProvider) throw new ProblemError('access.not_allowed');
  return { providerId: actor.forProvider.id, viewer: actor } as ClinicActivityScope;
}
