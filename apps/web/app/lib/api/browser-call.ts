import type { Problem } from '@travesia/contracts/kit';
import { fillPath, fillQuery } from '@travesia/contracts/kit/address';
import { localeOfPath } from '../i18n/locale.ts';
import { isProblem, ProblemError } from '../problem/problem-error.ts';

/** The part of an endpoint a browser needs to call it; contract endpoints qualify. */
export interface Address {
  method: string;
  /** Under /api/v1, with `:name` parameters. */
  path: string;
  /** Returns a file. */
  download?: true;
  /** Returns text of this media type. */
  text?: string;
}

interface Input {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
}

export interface BrowserCallOptions {
  fetch?: typeof fetch;
  /** Current access token, if there is one. */
  token?: () => string | undefined;
  /** Additional headers. */
  headers?: Record<string, string>;
  /** Identifies this action, so that a resend after a lost response runs only once. */
  idempotencyKey?: string;
  /** The call continues if the page is left. */
  keepalive?: boolean;
}

/**
 * Creates the function that calls the API from a browser: JSON both ways, files as Blobs, no cookies, problems as
 * ProblemErrors. A response that is no problem document (a proxy's page, a lost connection) becomes
 * `server.unavailable`, without a request id and with only the `error` text it contained.
 */
export function browserCall(options: BrowserCallOptions = {}) {
  return async (address: Address, input: Input = {}, signal?: AbortSignal): Promise<unknown> => {
    const headers: Record<string, string> = {
      accept: address.download ? '*/*' : (address.text ?? 'application/json'),
      // Always, as the API's specification says of its client, also without a body.
      'content-type': 'application/json',
      'accept-language': pageLanguage(),
      ...options.headers,
    };
    const token = options.token?.();
    if (token) headers['authorization'] = `Bearer ${token}`;
    if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
    const init: RequestInit = { method: address.method, headers, credentials: 'omit' };
    if (signal) init.signal = signal;
    if (options.keepalive) init.keepalive = true;
    if (input.body !== undefined) init.body = JSON.stringify(input.body);
    const url = `/api/v1${fillPath(address.path, input.params)}${fillQuery(input.query)}`;
    const response = await (options.fetch ?? fetch)(url, init).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw new ProblemError(unavailable(503, 'The line is broken or the server cannot be reached.'));
    });
    if (response.status === 204) return undefined;
    if (address.download && response.ok) return response.blob();
    if (address.text && response.ok) return response.text();
    const answer: unknown = await response.json().catch(() => undefined);
    // A network's captive portal also returns 200.
    if (response.ok && answer === undefined) throw new ProblemError(unavailable(502, 'The answer is not one of ours.'));
    return answerOrThrow(response.status, answer);
  };
}

/** Problems are to be told in the language of the page, whatever the browser's own is. */
export const pageLanguage = () => localeOfPath(location.pathname);

/** Returns the response of a successful call; throws the problem of a failed one. */
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

/** The problem of a call without a response from our server. */
export const unavailable = (status: number, detail: string, error = ''): Problem => ({
  type: 'about:blank',
  title: 'The service is busy',
  status,
  detail,
  code: 'server.unavailable',
  request_id: '',
  error,
});
