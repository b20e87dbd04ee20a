import { type Sight, sightOf } from '../../../platform/demo/sight.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** Whose name and address an admin may see. Only this file creates one. */
export type PeopleScope = { readonly sight: Sight } & { readonly [scoped]: true };

/** Admins see everyone; demo admins, which any visitor can be, see only demo users. Throws `access.not_allowed`. */
export function knownTo(actor: Actor): PeopleScope {
  if (actor.kind !== 'person' || actor.role !== 'admin') throw new ProblemError('access.not_allowed');
  return { sight: sightOf(actor) } as PeopleScope;
}
