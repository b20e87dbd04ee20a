import type { Actor } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** Whose account a read may touch; only this file makes one. */
export type AccountScope = { readonly userId: string } & { readonly [scoped]: true };

/** Everybody reads their own account and nobody else's. Throws `access.signed_out` for who has none. */
export function ownAccount(actor: Actor): AccountScope {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  return { userId: actor.userId } as AccountScope;
}
