import { type Sight, sightOf } from '../../platform/demo/sight.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** Which applications are in scope: one applicant's, the demo's, or all. Only this file creates one. */
export type ApplicationScope = {
  readonly applicantId: string | null;
  readonly sight: Sight;
} & { readonly [scoped]: true };

/** Users access only their own applications. Throws `access.signed_out` if signed out. */
export function ownApplications(actor: Actor): ApplicationScope {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  return { applicantId: actor.userId, sight: sightOf(actor) } as ApplicationScope;
}

/** Reviewers see all applications, demo admins those of demo users; the server's own jobs see all. */
export function allApplications(actor: Actor | { kind: 'command_line' }): ApplicationScope {
  if (actor.kind === 'anonymous' || (actor.kind === 'person' && actor.role !== 'admin'))
    throw new ProblemError('access.not_allowed');
  return { applicantId: null, sight: sightOf(actor) } as ApplicationScope;
}
