import type { Actor, Person } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** What was done at and for one clinic; only this file makes one. */
export type ClinicActivityScope = { readonly providerId: string; readonly viewer: Person } & {
  readonly [scoped]: true;
};

/** Whoever acts for a clinic reads what was done there, as far as the endpoint's ability goes. Throws `access.not_allowed`. */
export function ofClinic(actor: Actor): ClinicActivityScope {
  if (actor.kind !== 'person' || !actor.forProvider) throw new ProblemError('access.not_allowed');
  return { providerId: actor.forProvider.id, viewer: actor } as ClinicActivityScope;
}
