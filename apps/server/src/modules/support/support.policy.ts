import { type Sight, sightOf } from '../../platform/demo/sight.ts';
import type { Actor, Person } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';

declare const scoped: unique symbol;
declare const ofTeam: unique symbol;

/** Whose tickets a call may touch; only this file makes one. */
export type TicketScope = { readonly userId: string } & { readonly [scoped]: true };
/** The tickets that somebody of the team may touch; only this file makes one. */
export type InboxScope = { readonly sight: Sight; readonly member: Person } & { readonly [ofTeam]: true };

/** Everybody has their own tickets and nobody else's: colleagues see nothing. Throws `access.signed_out`. */
export function ownTickets(actor: Actor): TicketScope {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  return { userId: actor.userId } as TicketScope;
}

/**
 * Admins see everybody's. The admin of the demonstration is anybody who looks around in it, and sees what people of the
 * demonstration asked. Throws `access.not_allowed`.
 */
export function inboxOf(actor: Actor): InboxScope {
  if (actor.kind !== 'person' || actor.role !== 'admin') throw new ProblemError('access.not_allowed');
  return { sight: sightOf(actor), member: actor } as unknown as InboxScope;
}
