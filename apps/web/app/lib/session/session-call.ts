import type { Endpoint, EndpointOutput } from '@travesia/contracts/kit';
import { fillPath } from '@travesia/contracts/kit/address';
import { shownProvider } from './shown-provider.ts';
import { browserCall } from '../api/browser-call.ts';
import type { CallInput } from '../api/call.ts';
import { problemOf } from '../problem/problem-error.ts';
import { noteRefusal } from './access-refused.ts';
import { isIdleOver } from './inactivity/idle-clock.ts';
import { noteAct } from './inactivity/last-act.ts';
import { leaveForLogin, leaveForSetUp } from './leave.ts';
import { sayChanged } from './on-change.ts';
import { isPublicCall } from './public-calls.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { askIdentity } from './ask-identity.ts';
import { dropTokens, readTokens } from './tokens.ts';

export interface SessionCallOptions {
  /** The page makes the call by itself (badges, banners): it does not count as an act of the person. */
  background?: boolean;
  signal?: AbortSignal;
  /** How the request is made, where it is not JSON both ways. */
  send?: Send;
}

type Send = (
  token: string | undefined,
  endpoint: Endpoint,
  input: Input,
  signal: AbortSignal | undefined,
) => Promise<unknown>;

/** `sessionCall(me)`, `sessionCall(endSession, { params: { id } }, { background: true })`. */
export type SessionCall = <E extends Endpoint>(
  endpoint: E,
  ...rest: Record<never, never> extends CallInput<E>
    ? [input?: CallInput<E>, options?: SessionCallOptions]
    : [input: CallInput<E>, options?: SessionCallOptions]
) => Promise<EndpointOutput<E>>;

interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Answers with status 401 that speak of a password or of this act, not of the session. */
const NOT_ABOUT_THE_SESSION = [
  'auth.invalid_credentials',
  'auth.confirm_identity',
  'auth.invalid_code',
  'auth.passkey_not_valid',
];
const log: Pick<Console, 'warn'> = console;

/**
 * Calls the API as the signed-in person, typed by the endpoint. An access token that was refused is refreshed and the call
 * made once more; when that fails the session is cleared and the page left for the sign-in. A sensitive act asks the person
 * to prove again who they are, and is made once more when they did. Who has to set up a second factor first is led there.
 * Rejects with a ProblemError.
 */
export const sessionCall = (async (endpoint: Endpoint, input: Input = {}, options: SessionCallOptions = {}) => {
  if (!options.background) noteAct();
  try {
    const answer = await callConfirmed(endpoint, input, options);
    if (endpoint.method !== 'GET' && !options.background) sayChanged();
    return answer;
  } catch (error) {
    noteRefusal(problemOf(error)?.code);
    if (problemOf(error)?.code === 'auth.two_factor_required') leaveForSetUp();
    if (endedSession(error) && !isPublicCall(fillPath(endpoint.path, input.params))) {
      const wasSignedIn = readTokens() !== null;
      dropTokens();
      leaveForLogin(wasSignedIn || isIdleOver() ? 'session_expired' : undefined);
    }
    throw error;
  }
}) as SessionCall;

async function callConfirmed(endpoint: Endpoint, input: Input, { signal, send, background }: SessionCallOptions) {
  try {
    return await callInSession(endpoint, input, signal, send);
  } catch (error) {
    // What a page does by itself opens no dialog in front of a person who did nothing.
    const mayAsk = problemOf(error)?.code === 'auth.confirm_identity' && !background;
    if (!mayAsk || !(await askIdentity())) throw error;
    return callInSession(endpoint, input, signal, send);
  }
}

/** The same without an end of the session: whoever calls sees to that. */
export async function callInSession(
  endpoint: Endpoint,
  input: Input = {},
  signal?: AbortSignal,
  send: Send = callWith,
): Promise<unknown> {
  const isPublic = isPublicCall(fillPath(endpoint.path, input.params));
  const token = isPublic ? undefined : readTokens()?.access_token;
  if (!isPublic && !token && endpoint.access !== 'public')
    log.warn(`${endpoint.method} ${endpoint.path} needs a session, and there is no access token.`);
  try {
    return await send(token, endpoint, input, signal);
  } catch (error) {
    if (!token || !endedSession(error)) throw error;
    const { tokens } = await refreshTokens(token);
    if (!tokens) throw error;
    return send(tokens.access_token, endpoint, input, signal);
  }
}

const callWith: Send = (token, endpoint, input, signal) =>
  browserCall({ ...(token ? { token: () => token } : {}), headers: shownHeaders(endpoint) })(endpoint, input, signal);

/** Names the clinic that the page shows on calls for a clinic: what is meant for one is never done to another. */
export function shownHeaders({ access }: Endpoint): Record<string, string> {
  if (typeof access === 'string' || !('side' in access) || access.side !== 'provider') return {};
  const shown = shownProvider(location.pathname);
  return shown ? { 'x-provider-id': shown.id } : {};
}

function endedSession(error: unknown): boolean {
  const problem = problemOf(error);
  return problem?.status === 401 && !NOT_ABOUT_THE_SESSION.includes(problem.code);
}
