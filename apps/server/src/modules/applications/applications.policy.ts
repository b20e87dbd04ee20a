import { type Sight, sightOf } from '../../platform/demo/sight.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** Whose applications may be touched: one applicant's, those of the demonstration, or all. Only this file makes one. */
export type ApplicationScope = {
  readonly applicantId: string | null;
  readonly sight: Sight;
} & { readonly [scoped]: true };

/** Everybody has their own applications and nobody else's. Throws `access.signed_out` for who has none. */
export function ownApplications(actor: Actor): ApplicationScope {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  return { applicantId: actor.userId, sight: sightOf(actor) } as ApplicationScope;
}

/** Those who answer them see all, admins of the demonstration those of its people; so does what the server does by itself. */
export function allApplications(actor: Actor | { kind: 'command_line' }): ApplicationScope {
  if (actor.kind === 'anonymous' || (actor.kind === 'person' && actor.role !== 'admin'))
    throw new ProblemError('access.not_allowed');
  return { applicantId: null, sight: sightOf(actor) } as ApplicationScope;
}
