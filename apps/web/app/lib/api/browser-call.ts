import type { Problem } from '@travesia/contracts/kit';
import { fillPath, fillQuery } from '@travesia/contracts/kit/address';
import { isProblem, ProblemError } from '../problem/problem-error.ts';

/** The part of an endpoint that a browser needs to call it; an endpoint of the contracts is one. */
export interface Address {
  method: string;
  /** Under /api/v1, with `:name` parameters. */
  path: string;
  /** Answers a file. */
  download?: true;
  /** `required`: it is sent under a key of its own when the caller gives none. */
  idempotency?: 'required' | 'honoured' | 'none';
}

interface Input {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
}

export interface BrowserCallOptions {
  fetch?: typeof fetch;
  /** Access token to send, if there is one at the time of the call. */
  token?: () => string | undefined;
  /** Sent beside what every call sends. */
  headers?: Record<string, string>;
  /** Names this act, so that sent again after a lost answer it is done once. */
  idempotencyKey?: string;
  /** The call goes on when the page is left meanwhile. */
  keepalive?: boolean;
}

/** Not randomUUID, which browsers have on secure addresses only. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * Makes the function that calls the API from a browser: JSON both ways, files as Blobs, no cookies, problems become ProblemErrors.
 * An answer that is no problem document (a proxy's page, a lost line) becomes `server.unavailable`, without a request id
 * and with no more of an `error` than it said itself.
 */
export function browserCall(options: BrowserCallOptions = {}) {
  return async (address: Address, input: Input = {}, signal?: AbortSignal): Promise<unknown> => {
    const headers: Record<string, string> = {
      accept: address.download ? '*/*' : 'application/json',
      ...options.headers,
    };
    const token = options.token?.();
    if (token) headers['authorization'] = `Bearer ${token}`;
    const key = options.idempotencyKey ?? (address.idempotency === 'required' ? newKey() : undefined);
    if (key) headers['idempotency-key'] = key;
    const init: RequestInit = { method: address.method, headers, credentials: 'omit' };
    if (signal) init.signal = signal;
    if (options.keepalive) init.keepalive = true;
    if (input.body !== undefined) {
      headers['content-type'] = 'application/json';
      init.body = JSON.stringify(input.body);
    }
    const url = `/api/v1${fillPath(address.path, input.params)}${fillQuery(input.query)}`;
    const response = await (options.fetch ?? fetch)(url, init).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw new ProblemError(unavailable(503, 'The line is broken or the server cannot be reached.'));
    });
    if (response.status === 204) return undefined;
    if (address.download && response.ok) return response.blob();
    const answer: unknown = await response.json().catch(() => undefined);
    // A page of a sign-in to somebody's network says 200 too.
    if (response.ok && answer === undefined) throw new ProblemError(unavailable(502, 'The answer is not one of ours.'));
    return answerOrThrow(response.status, answer);
  };
}

/** The answer of a call that worked; throws the problem of one that did not. */
export function answerOrThrow(status: number, answer: unknown): unknown {
  if (status >= 200 && status < 300) return answer;
  throw new ProblemError(
    isProblem(answer)
      ? answer
      : unavailable(status, `The server answered ${status} without saying why.`, errorIn(answer)),
  );
}

const errorIn = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'error' in answer && typeof answer.error === 'string'
    ? answer.error
    : '';

/** The problem of a call that nobody answered as we do. */
export const unavailable = (status: number, detail: string, error = ''): Problem => ({
  type: 'about:blank',
  title: 'The service is busy',
  status,
  detail,
  code: 'server.unavailable',
  request_id: '',
  error,
});
