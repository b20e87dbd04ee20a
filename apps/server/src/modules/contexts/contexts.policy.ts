import type { Actor, Person } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** The context of one's own session. Only this file creates one. */
export type ContextScope = {
  readonly person: Person;
  readonly via: 'admin' | 'organization';
} & { readonly [scoped]: true };

/** Admins and organizations can act as clinics. Throws `access.not_allowed` for everyone else. */
export function ownContext(actor: Actor): ContextScope {
  if (actor.kind !== 'person' || (actor.role !== 'admin' && actor.role !== 'organization'))
    throw new ProblemError('access.not_allowed');
  return { person: actor, via: actor.role } as ContextScope;
}
