import type { Actor } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** Whose notifications a request may access; created only in this file. */
export type NotificationScope = { readonly userId: string } & { readonly [scoped]: true };

/** People read their own notifications only. Throws `access.signed_out` for actors without any. */
export function ownNotifications(actor: Actor): NotificationScope {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  return { userId: actor.userId } as NotificationScope;
}

/** The session of a person, and their notifications. Throws `access.signed_out` for actors without any. */
export function ownSession(actor: Actor): { scope: NotificationScope; sessionId: string } {
  const scope = ownNotifications(actor);
  return { scope, sessionId: (actor as Extract<Actor, { kind: 'person' }>).sessionId };
}
