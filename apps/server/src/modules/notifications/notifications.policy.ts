import type { Actor } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** Whose notifications a call may touch; only this file makes one. */
export type NotificationScope = { readonly userId: string } & { readonly [scoped]: true };

/** Everybody reads what they are told and nobody else does. Throws `access.signed_out` for who has nothing to be told. */
export function ownNotifications(actor: Actor): NotificationScope {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  return { userId: actor.userId } as NotificationScope;
}
