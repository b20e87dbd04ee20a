import { type Sight, sightOf } from '../../platform/demo/sight.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** Which providers a query may access; created only in this file, so reading without authorization does not compile. */
export type ProviderScope = { readonly kind: 'listed' | Sight } & { readonly [scoped]: true };

/** Everyone sees listed providers (see provider-scope.repo.ts). The system sees all. */
export function visibleTo(actor: Actor): ProviderScope {
  return { kind: actor.kind === 'system' ? sightOf(actor) : 'listed' } as ProviderScope;
}

/** Admins manage all providers; demo admins, who may be anyone, only the demo's. Throws `access.not_allowed`. */
export function administeredBy(actor: Actor): ProviderScope {
  if (actor.kind !== 'person' || actor.role !== 'admin') throw new ProblemError('access.not_allowed');
  return { kind: sightOf(actor) } as ProviderScope;
}
