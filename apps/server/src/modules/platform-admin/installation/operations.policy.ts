import { type Sight, sightOf } from '../../../platform/demo/sight.ts';
import type { Actor, Person } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** Looking after the installation; only this file makes one. */
export type OperationsScope = { readonly admin: Person; readonly sight: Sight } & { readonly [scoped]: true };

/**
 * Admins see how the installation is. Who looks around in the demonstration is anybody: of mails they see those to its
 * people only. Throws `access.not_allowed`.
 */
export function theInstallation(actor: Actor): OperationsScope {
  if (actor.kind !== 'person' || actor.role !== 'admin') throw new ProblemError('access.not_allowed');
  return { admin: actor, sight: sightOf(actor) } as OperationsScope;
}
