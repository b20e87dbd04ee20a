import type { Actor, Person } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** Reading and changing every treatment, drafts too; only this file makes one. */
export type ListingsScope = { readonly admin: Person } & { readonly [scoped]: true };

/** Admins administer the catalogue, those of the demonstration its own. Throws `access.not_allowed`. */
export function allListings(actor: Actor): ListingsScope {
  if (actor.kind !== 'person' || actor.role !== 'admin') throw new ProblemError('access.not_allowed');
  return { admin: actor } as ListingsScope;
}
