import type { Endpoint } from '@travesia/contracts/kit';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problem-error.ts';
import { type Actor, anonymous, type Person } from './request-context.ts';

/** Whom an access token stands for now; null when it is not valid or its session has ended. */
export type Authenticate = (accessToken: string) => Promise<Person | null>;

/** Longer headers hold no token of ours and are not looked into. */
const MAX_TOKEN = 4096;

/**
 * Who sends a request. Calls for everybody are anonymous whatever comes with them. Throws `access.signed_out` for a
 * token that stands for nobody, and for more than one.
 */
export async function actorOf(
  request: FastifyRequest,
  { access }: Endpoint,
  authenticate: Authenticate | undefined,
): Promise<Actor> {
  if (access === 'public') return anonymous;
  const given = headersNamed(request, 'authorization');
  if (given.length === 0 || !authenticate) return anonymous;
  const token = given.length === 1 ? /^Bearer ([\w.~+/-]+=*)$/i.exec(given[0] ?? '')?.[1] : undefined;
  const person = token && token.length <= MAX_TOKEN ? await authenticate(token) : null;
  if (!person) throw new ProblemError('access.signed_out');
  return person;
}

/** All values of a header: node shows the first alone, and what stands in front of us may have believed the last. */
const headersNamed = ({ raw: { rawHeaders } }: FastifyRequest, name: string): string[] =>
  rawHeaders.filter((_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name);

/** Refuses who may not call an endpoint at all; what they may do with a row is the module's policy. */
export function authorize(endpoint: Endpoint, actor: Actor): void {
  const { access, beforeTwoFactor } = endpoint;
  if (access === 'public' || actor.kind === 'system') return;
  if (actor.kind === 'anonymous') throw new ProblemError('access.signed_out');
  if (actor.needsTwoFactor && !beforeTwoFactor) throw new ProblemError('auth.two_factor_required');
  if (access === 'session') return;
  if (!('side' in access)) return allow(access.includes(actor.role));
  if (access.side === 'organization') return allow(actor.forOrganization?.abilities.includes(access.may));
  allow(actor.forProvider?.abilities.includes(access.may));
  const changes = endpoint.method !== 'GET' && !endpoint.whileSuspended;
  // Travesía may mend what it suspended; everybody else waits.
  if (changes && actor.forProvider?.suspended && actor.forProvider.via !== 'admin')
    throw new ProblemError('access.provider_suspended');
}

function allow(may: boolean | undefined): void {
  if (!may) throw new ProblemError('access.not_allowed');
}
