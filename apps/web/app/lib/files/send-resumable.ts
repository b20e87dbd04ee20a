import type { Endpoint, Problem } from '@travesia/contracts/kit';
import type { DetailedError, Upload } from 'tus-js-client';
import { answerOrThrow, pageLanguage } from '../api/browser-call.ts';
import { problemOf } from '../problem/problem-error.ts';
import { refreshTokens } from '../session/refresh-tokens.ts';
import { shownHeaders } from '../session/session-call.ts';
import { readTokens } from '../session/tokens.ts';

const RETRY_AFTER_MS = [0, 1000, 3000, 5000, 10_000];
const SIGNED_OUT = 401;
const GONE = 404;

/** What happens to a file on its way. */
export interface SendingEvents {
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  /** All of it has arrived, under this id. */
  onArrived: (uploadId: string) => void;
  /** The connection is gone for longer; `resume` continues. */
  onCut: () => void;
  onRefused: (problem: Problem) => void;
}

/** A file being sent. */
export interface Sending {
  pause: () => void;
  /** Continues with the byte that the server lacks. */
  resume: () => void;
  /** Gives it up, also on the server. */
  stop: () => void;
}

export type Send = (file: File, events: SendingEvents) => Sending;

/** Where a file goes. */
export interface Destination {
  /** The endpoint that begins an upload. */
  begin: Endpoint;
  /** Bytes per request: what a server that fails can lose at most. */
  partBytes: number;
}

/** The client of the protocol is needed by few screens. */
const load = () => import('tus-js-client');

/** Returns the function that sends a file there in parts by the tus protocol, as the signed-in user. */
export const sendResumable =
  (destination: Destination): Send =>
  (file, events) => {
    const upload = load().then(({ Upload: Client }) => createUpload(Client, destination, file, events));
    void upload.then((started) => started.start());
    return {
      pause: () => void upload.then((running) => running.abort()),
      resume: () => void upload.then((paused) => paused.start()),
      stop: () => void upload.then((running) => running.abort(true)).catch(() => undefined),
    };
  };

function createUpload(
  Client: typeof Upload,
  { begin, partBytes }: Destination,
  file: File,
  events: SendingEvents,
): Upload {
  let isSent = false;
  let isThere = false;
  const arrive = () => events.onArrived(upload.url?.split('/').at(-1) ?? '');
  const upload = new Client(file, {
    endpoint: `/api/v1${begin.path}`,
    chunkSize: partBytes,
    retryDelays: RETRY_AFTER_MS,
    metadata: { filename: file.name, filetype: file.type },
    // A reload forgets the file; its address is not to be kept on a shared computer.
    storeFingerprintForResuming: false,
    onBeforeRequest: (request) => {
      const token = readTokens()?.access_token;
      if (token) request.setHeader('authorization', `Bearer ${token}`);
      request.setHeader('accept-language', pageLanguage());
      for (const [name, value] of Object.entries(shownHeaders(begin))) request.setHeader(name, value);
    },
    onAfterResponse: async (request, response) => {
      // The answer to the last part was lost, and what was whole has gone on: asked for anew, it would be sent twice.
      isThere = isSent && request.getMethod() === 'HEAD' && response.getStatus() === GONE;
      if (isThere) throw new Error('all of it has arrived');
      const spent = readTokens()?.access_token;
      if (response.getStatus() === SIGNED_OUT && spent) await refreshTokens(spent);
    },
    onShouldRetry: (error, attempt) =>
      !isThere && isWorthAnother((error as DetailedError).originalResponse?.getStatus(), attempt),
    onProgress: (sent, total) => {
      isSent = sent === total;
      events.onProgress(total > 0 ? sent / total : 0);
    },
    onSuccess: arrive,
    onError: (error) => {
      if (isThere) return arrive();
      const problem = problemIn(error as DetailedError);
      if (problem) events.onRefused(problem);
      else events.onCut();
    },
  });
  return upload;
}

/** A new token was fetched, the server is busy, or the connection broke. */
function isWorthAnother(status: number | undefined, attempt: number): boolean {
  if (status === SIGNED_OUT) return attempt === 0;
  return status === undefined || status === 0 || status >= 500 || status === 409;
}

/** What the server refused; null if it did not answer. */
function problemIn({ originalResponse: response }: DetailedError): Problem | null {
  const status = response?.getStatus() ?? 0;
  if (!response || status === 0 || status >= 500) return null;
  try {
    answerOrThrow(status, parsed(response.getBody()));
  } catch (error) {
    return problemOf(error) ?? null;
  }
  return null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
