import type { Actor, Person } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** Reading and changing the rules of all features. Only this file creates one. */
export type FlagsScope = { readonly admin: Person } & { readonly [scoped]: true };

/** Admins read and change rules. Throws `access.not_allowed`. */
export function allFlags(actor: Actor): FlagsScope {
  if (actor.kind !== 'person' || actor.role !== 'admin') throw new ProblemError('access.not_allowed');
  return { admin: actor } as FlagsScope;
}
