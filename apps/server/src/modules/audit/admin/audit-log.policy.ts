import { type Sight, sightOf } from '../../../platform/demo/sight.ts';
import type { Actor, Person } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** The whole log, or what demo users did among themselves. Only this file creates one. */
export type AuditLogScope = { readonly admin: Person; readonly sight: Sight } & { readonly [scoped]: true };

/**
 * Admins read everything. The demo admin can be any visitor, so they see only entries about fictional people. Throws
 * `access.not_allowed`.
 */
export function wholeLog(actor: Actor): AuditLogScope {
  if (actor.kind !== 'person' || actor.role !== 'admin') throw new ProblemError('access.not_allowed');
  return { admin: actor, sight: sightOf(actor) } as AuditLogScope;
}
