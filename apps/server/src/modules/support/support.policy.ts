import { type Sight, sightOf } from '../../platform/demo/sight.ts';
import type { Actor, Person } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';

declare const scoped: unique symbol;
declare const ofTeam: unique symbol;

/** Whose tickets a request may access; created only in this file. */
export type TicketScope = { readonly userId: string } & { readonly [scoped]: true };
/** Tickets a team member may access; created only in this file. */
export type InboxScope = { readonly sight: Sight; readonly member: Person } & { readonly [ofTeam]: true };

/** People access their own tickets only; co-workers see none of them. Throws `access.signed_out`. */
export function ownTickets(actor: Actor): TicketScope {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  return { userId: actor.userId } as TicketScope;
}

/**
 * Admins see all tickets. The demo admin can be any visitor, and sees tickets of demo people only.
 * Throws `access.not_allowed`.
 */
export function inboxOf(actor: Actor): InboxScope {
  if (actor.kind !== 'person' || actor.role !== 'admin') throw new ProblemError('access.not_allowed');
  return { sight: sightOf(actor), member: actor } as unknown as InboxScope;
}
