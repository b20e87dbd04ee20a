import { type Sight, sightOf } from '../../platform/demo/sight.ts';
import type { Actor, Person } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** Registry files an admin can work with. Only this file creates one. */
export type ImportsScope = { readonly admin: Person; readonly sight: Sight } & { readonly [scoped]: true };

/** Admins work with all uploads; demo admins with demo uploads. Throws `access.not_allowed`. */
export function allImports(actor: Actor): ImportsScope {
  if (actor.kind !== 'person' || actor.role !== 'admin') throw new ProblemError('access.not_allowed');
  return { admin: actor, sight: sightOf(actor) } as ImportsScope;
}

/** Pairs of facilities someone can decide. Only this file creates one. */
export type PairsScope = { readonly sight: Sight } & { readonly [scoped]: true };

/** Admins and the command line decide all pairs; demo admins those of the demo. Throws `access.not_allowed`. */
export function allPairs(actor: Actor | { kind: 'command_line' }): PairsScope {
  allRuns(actor);
  return { sight: sightOf(actor) } as PairsScope;
}

/** Runs concern registries, not people: all admins and the command line. Throws `access.not_allowed`. */
export function allRuns(actor: Actor | { kind: 'command_line' }): void {
  if (actor.kind !== 'command_line') allImports(actor);
}
