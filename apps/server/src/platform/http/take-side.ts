import { type Endpoint, type OrganizationSide, type ProviderSide, sideOf } from '@travesia/contracts/kit';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problem-error.ts';
import type { Actor, Person } from './request-context.ts';

/**
 * The user with the clinic or organization they call for, as of now. Throws `access.no_provider_context`,
 * `access.no_clinic` or `access.no_organization` if there is none.
 */
export type TakeSide = (person: Person, side: ProviderSide | OrganizationSide) => Promise<Person>;

/**
 * Header naming the clinic shown on the page, so that an action meant for it can't hit another one chosen in the
 * meantime.
 */
const SHOWN_PROVIDER = 'x-provider-id';

/**
 * Returns who makes a call and for whom. Throws what `TakeSide` throws, and `access.other_provider_context` if the
 * page shows another clinic than the call would apply to.
 */
export async function actorOnSide(
  request: FastifyRequest,
  { access, beforeTwoFactor }: Endpoint,
  actor: Actor,
  takeSide: TakeSide | undefined,
): Promise<Actor> {
  const side = sideOf(access);
  if (!side || !takeSide || actor.kind !== 'person') return actor;
  // Let `authorize` refuse first, before revealing memberships.
  if (actor.needsTwoFactor && !beforeTwoFactor) return actor;
  const person = await takeSide(actor, side);
  const shown = request.headers[SHOWN_PROVIDER];
  if (side.side === 'provider' && shown !== undefined && shown !== person.forProvider?.id)
    throw new ProblemError('access.other_provider_context');
  return person;
}
