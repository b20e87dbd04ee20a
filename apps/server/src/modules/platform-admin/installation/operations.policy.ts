import { type Sight, sightOf } from '../../../platform/demo/sight.ts';
import type { Actor, Person } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** Access to the installation's operations; created only in this file. */
export type OperationsScope = { readonly admin: Person; readonly sight: Sight } & { readonly [scoped]: true };

/**
 * Admins see the state of the installation. A demo admin can be any visitor, and sees only emails
 * to demo people. Throws `access.not_allowed`.
 */
export function theInstallation(actor: Actor): OperationsScope {
  if (actor.kind !== 'person' || actor.role !== 'admin') throw new ProblemError('access.not_allowed');
  return { admin: actor, sight: sightOf(actor) } as OperationsScope;
}
