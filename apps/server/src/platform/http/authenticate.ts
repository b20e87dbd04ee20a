import type { Endpoint } from '@travesia/contracts/kit';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problem-error.ts';
import { type Actor, anonymous, type Person } from './request-context.ts';

/** The current user of an access token; null if it is invalid or its session has ended. */
export type Authenticate = (accessToken: string) => Promise<Person | null>;

/** Longer headers can't contain our tokens and are ignored. */
const MAX_TOKEN = 4096;

/**
 * Authenticates a request. Public calls are always anonymous. Throws `access.signed_out` for an invalid token, and for
 * more than one.
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

/** All values of a header: node returns only the first, and a proxy may have trusted the last. */
const headersNamed = ({ raw: { rawHeaders } }: FastifyRequest, name: string): string[] =>
  rawHeaders.filter((_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name);

/** Refuses callers who may not call an endpoint at all; row-level permissions are the module's policy. */
export function authorize(endpoint: Endpoint, actor: Actor): void {
  const { access, beforeTwoFactor } = endpoint;
  if (access === 'public' || actor.kind === 'system') return;
  if (actor.kind === 'anonymous') throw new ProblemError('access.signed_out');
  if (actor.needsTwoFactor && !beforeTwoFactor) throw new ProblemError('auth.two_factor_required');
  if (access === 'session') return;
  if (!('side' in access)) return allow(access.includes(actor.role));
  if (access.side === 'organization') return allow(actor.forOrganization?.abilities.includes(access.may));
  allow(actor.forProvider?.abilities.includes(access.may));
  if (endpoint.method !== 'GET' && !endpoint.withoutReason && actor.forProvider?.readOnly)
    throw new ProblemError('access.reason_required');
  const changes = endpoint.method !== 'GET' && !endpoint.whileSuspended;
  // Travesía may change what it suspended; everyone else has to wait.
  if (changes && actor.forProvider?.suspended && actor.forProvider.via !== 'admin')
    throw new ProblemError('access.provider_suspended');
}

function allow(may: boolean | undefined): void {
  if (!may) throw new ProblemError('access.not_allowed');
}
