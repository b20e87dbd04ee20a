import type { Actor } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** Whose saved items a call may access. Only this file creates one. */
export type FavoriteScope = { readonly userId: string } & { readonly [scoped]: true };

/** Users read and change only their own lists. Throws `access.signed_out` if signed out. */
export function ownFavorites(actor: Actor): FavoriteScope {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  return { userId: actor.userId } as FavoriteScope;
}
