import { type Sight, sightOf } from '../../../platform/demo/sight.ts';
import type { Actor, Person } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** Which clinics' requests a query may read; created only in this file. */
export type ApprovalsScope = { readonly sight: Sight; readonly admin: Person } & { readonly [scoped]: true };

/** Admins decide on all requests, demo admins on those of the demo. Throws `access.not_allowed`. */
export function decidedBy(actor: Actor): ApprovalsScope {
  if (actor.kind !== 'person' || actor.role !== 'admin') throw new ProblemError('access.not_allowed');
  return { sight: sightOf(actor), admin: actor } as ApprovalsScope;
}
