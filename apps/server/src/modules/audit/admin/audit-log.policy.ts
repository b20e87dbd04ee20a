import { type Sight, sightOf } from '../../../platform/demo/sight.ts';
import type { Actor, Person } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** The whole log, or what the demonstration's people did among themselves; only this file makes one. */
export type AuditLogScope = { readonly admin: Person; readonly sight: Sight } & { readonly [scoped]: true };

/**
 * Admins read everything. The admin of the demonstration is anybody who looks around in it: they see entries that name
 * nobody but its invented people. Throws `access.not_allowed`.
 */
export function wholeLog(actor: Actor): AuditLogScope {
  if (actor.kind !== 'person' || actor.role !== 'admin') throw new ProblemError('access.not_allowed');
  return { admin: actor, sight: sightOf(actor) } as AuditLogScope;
}
