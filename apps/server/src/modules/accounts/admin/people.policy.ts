import { type Sight, sightOf } from '../../../platform/demo/sight.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** Whom an admin may know by name and address; only this file makes one. */
export type PeopleScope = { readonly sight: Sight } & { readonly [scoped]: true };

/** Admins know everybody; those of the demonstration, who may be anybody, know its people. Throws `access.not_allowed`. */
export function knownTo(actor: Actor): PeopleScope {
  if (actor.kind !== 'person' || actor.role !== 'admin') throw new ProblemError('access.not_allowed');
  return { sight: sightOf(actor) } as PeopleScope;
}
