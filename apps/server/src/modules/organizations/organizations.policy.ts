import { type Sight, sightOf } from '../../platform/demo/sight.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** Which organizations an admin manages; created only in this file. */
export type AdministeredScope = { readonly sight: Sight } & { readonly [scoped]: true };

/** Admins manage all organizations; demo admins, who may be anyone, only the demo's. Throws `access.not_allowed`. */
export function administeredOrganizations(actor: Actor): AdministeredScope {
  if (actor.kind !== 'person' || actor.role !== 'admin') throw new ProblemError('access.not_allowed');
  return { sight: sightOf(actor) } as AdministeredScope;
}
