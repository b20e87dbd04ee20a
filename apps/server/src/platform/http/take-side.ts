import { type Endpoint, type OrganizationSide, type ProviderSide, sideOf } from '@travesia/contracts/kit';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problem-error.ts';
import type { Actor, Person } from './request-context.ts';

/**
 * The person with the clinic or the organization that they call for, as it is at this moment. Throws
 * `access.no_provider_context`, `access.no_clinic` or `access.no_organization` where there is none.
 */
export type TakeSide = (person: Person, side: ProviderSide | OrganizationSide) => Promise<Person>;

/** Names the clinic that a page shows, so that nothing meant for one is done to another that was entered meanwhile. */
const SHOWN_PROVIDER = 'x-provider-id';

/**
 * Who makes a call and for whom. Throws what `TakeSide` throws, and `access.other_provider_context` when the page shows
 * another clinic than the one that the call would be made for.
 */
export async function actorOnSide(
  request: FastifyRequest,
  { access, beforeTwoFactor }: Endpoint,
  actor: Actor,
  takeSide: TakeSide | undefined,
): Promise<Actor> {
  const side = sideOf(access);
  if (!side || !takeSide || actor.kind !== 'person') return actor;
  // Refused by `authorize` before anybody is told what they belong to.
  if (actor.needsTwoFactor && !beforeTwoFactor) return actor;
  const person = await takeSide(actor, side);
  const shown = request.headers[SHOWN_PROVIDER];
  if (side.side === 'provider' && shown !== undefined && shown !== person.forProvider?.id)
    throw new ProblemError('access.other_provider_context');
  return person;
}
