import type { Actor } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** Whose saved things a call may touch; only this file makes one. */
export type FavoriteScope = { readonly userId: string } & { readonly [scoped]: true };

/** Everybody reads and changes their own lists and nobody else's. Throws `access.signed_out` for who has none. */
export function ownFavorites(actor: Actor): FavoriteScope {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  return { userId: actor.userId } as FavoriteScope;
}
