import type { Actor, Person } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** Reading and changing all treatments, including drafts. Only this file creates one. */
export type ListingsScope = { readonly admin: Person } & { readonly [scoped]: true };

/** Admins manage the catalog; demo admins manage the demo's. Throws `access.not_allowed`. */
export function allListings(actor: Actor): ListingsScope {
  if (actor.kind !== 'person' || actor.role !== 'admin') throw new ProblemError('access.not_allowed');
  return { admin: actor } as ListingsScope;
}
