import type { Actor, Person } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** The photos of one clinic; created only in this file. */
export type PhotoScope = { readonly providerId: string; readonly person: Person } & { readonly [scoped]: true };

/** Photos of the clinic acted for. Throws `access.no_clinic`. */
export function photosOf(actor: Actor): PhotoScope {
  if (actor.kind !== 'person' || !actor.forProvider) throw new ProblemError('access.no_clinic');
  return { providerId: actor.forProvider.id, person: actor } as PhotoScope;
}
