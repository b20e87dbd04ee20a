import type { Endpoint, EndpointOutput } from '@travesia/contracts/kit';
import { fillPath } from '@travesia/contracts/kit/address';
import { shownProvider } from './shown-provider.ts';
import { browserCall } from '../api/browser-call.ts';
import type { CallInput } from '../api/call.ts';
import { withActKey } from './act-keys.ts';
import { problemOf } from '../problem/problem-error.ts';
import { noteRefusal } from './access-refused.ts';
import { isIdleOver } from './inactivity/idle-clock.ts';
import { noteAct } from './inactivity/last-act.ts';
import { leaveForLogin, leaveForSetUp } from './leave.ts';
import { sayChanged } from './on-change.ts';
import { isPublicCall } from './public-calls.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { askReason } from './ask-reason.ts';
import { askIdentity } from './ask-identity.ts';
import { dropTokens, readTokens } from './tokens.ts';

export interface SessionCallOptions {
  /** An automatic call (badges, banners): it does not count as user activity. */
  background?: boolean;
  signal?: AbortSignal;
  /** How to send the request, if not JSON both ways. */
  send?: Send;
  /** What is sent besides the input, such as a file: another one is another act. */
  about?: string;
}

type Send = (
  token: string | undefined,
  endpoint: Endpoint,
  input: Input,
  signal: AbortSignal | undefined,
  key: string | undefined,
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

/** Problems with status 401 that concern a password or this action, not the session. */
const NOT_ABOUT_THE_SESSION = [
  'auth.invalid_credentials',
  'auth.confirm_identity',
  'auth.invalid_code',
  'auth.passkey_not_valid',
];
/** What the user is asked before a call is repeated. */
const QUESTIONS: Readonly<Record<string, () => Promise<boolean>>> = {
  'auth.confirm_identity': askIdentity,
  'access.reason_required': askReason,
};
const log: Pick<Console, 'warn'> = console;

/**
 * Calls the API as the signed-in user, typed by the endpoint. A rejected access token is refreshed and the call
 * repeated once; if that fails, the session is cleared and the page left for the sign-in. A sensitive action asks the
 * user to reauthenticate, a change in a clinic entered for reading asks for a reason; both are then repeated. Users who must first set up two-factor authentication are sent there.
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

async function callConfirmed(endpoint: Endpoint, input: Input, options: SessionCallOptions) {
  const { signal, send, background, about } = options;
  const callOnce = () =>
    withActKey(endpoint, input, about, (key) => callInSession(endpoint, input, { signal, send, key }));
  try {
    return await callOnce();
  } catch (error) {
    // Automatic calls open no dialog for a user who did nothing.
    const ask = background ? undefined : QUESTIONS[problemOf(error)?.code ?? ''];
    if (!(await ask?.())) throw error;
    return callOnce();
  }
}

interface SendOptions {
  signal?: AbortSignal | undefined;
  send?: Send | undefined;
  /** Identifies the act. */
  key?: string | undefined;
}

/** The same without ending the session: that is up to the caller. */
export async function callInSession(
  endpoint: Endpoint,
  input: Input = {},
  { signal, send = callWith, key }: SendOptions = {},
): Promise<unknown> {
  const isPublic = isPublicCall(fillPath(endpoint.path, input.params));
  const token = isPublic ? undefined : readTokens()?.access_token;
  if (!isPublic && !token && endpoint.access !== 'public')
    log.warn(`${endpoint.method} ${endpoint.path} needs a session, and there is no access token.`);
  try {
    return await send(token, endpoint, input, signal, key);
  } catch (error) {
    if (!token || !endedSession(error)) throw error;
    const { tokens } = await refreshTokens(token);
    if (!tokens) throw error;
    return send(tokens.access_token, endpoint, input, signal, key);
  }
}

const callWith: Send = (token, endpoint, input, signal, key) =>
  browserCall({
    ...(token ? { token: () => token } : {}),
    ...(key ? { idempotencyKey: key } : {}),
    headers: shownHeaders(endpoint),
  })(endpoint, input, signal);

/** Sends the clinic shown on the page with clinic calls: an action meant for one never applies to another. */
export function shownHeaders({ access }: Endpoint): Record<string, string> {
  if (typeof access === 'string' || !('side' in access) || access.side !== 'provider') return {};
  const shown = shownProvider(location.pathname);
  return shown ? { 'x-provider-id': shown.id } : {};
}

function endedSession(error: unknown): boolean {
  const problem = problemOf(error);
  return problem?.status === 401 && !NOT_ABOUT_THE_SESSION.includes(problem.code);
}
