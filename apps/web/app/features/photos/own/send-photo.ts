import { beginPhotoUpload } from '@travesia/contracts/photos';
import type { Problem } from '@travesia/contracts/kit';
import type { DetailedError, Upload } from 'tus-js-client';
import { answerOrThrow, pageLanguage } from '../../../lib/api/browser-call.ts';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { refreshTokens } from '../../../lib/session/refresh-tokens.ts';
import { shownHeaders } from '../../../lib/session/session-call.ts';
import { readTokens } from '../../../lib/session/tokens.ts';

/** Bytes per request: what a server that fails can lose at most. */
const PART_BYTES = 4 * 1024 * 1024;
const RETRY_AFTER_MS = [0, 1000, 3000, 5000, 10_000];
const SIGNED_OUT = 401;

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

/** The client of the protocol is needed by this screen only. */
const load = () => import('tus-js-client');

/** Sends a photo in parts by the tus protocol, as the signed-in user. */
export const sendPhoto: Send = (file, events) => {
  const upload = load().then(({ Upload: Client }) => createUpload(Client, file, events));
  void upload.then((started) => started.start());
  return {
    pause: () => void upload.then((running) => running.abort()),
    resume: () => void upload.then((paused) => paused.start()),
    stop: () => void upload.then((running) => running.abort(true)).catch(() => undefined),
  };
};

function createUpload(Client: typeof Upload, file: File, events: SendingEvents): Upload {
  const upload = new Client(file, {
    endpoint: `/api/v1${beginPhotoUpload.path}`,
    chunkSize: PART_BYTES,
    retryDelays: RETRY_AFTER_MS,
    metadata: { filename: file.name, filetype: file.type },
    // A reload forgets the file; its address is not to be kept on a shared computer.
    storeFingerprintForResuming: false,
    onBeforeRequest: (request) => {
      const token = readTokens()?.access_token;
      if (token) request.setHeader('authorization', `Bearer ${token}`);
      request.setHeader('accept-language', pageLanguage());
      for (const [name, value] of Object.entries(shownHeaders(beginPhotoUpload))) request.setHeader(name, value);
    },
    onAfterResponse: async (_request, response) => {
      const spent = readTokens()?.access_token;
      if (response.getStatus() === SIGNED_OUT && spent) await refreshTokens(spent);
    },
    onShouldRetry: (error, attempt) => isWorthAnother((error as DetailedError).originalResponse?.getStatus(), attempt),
    onProgress: (sent, total) => events.onProgress(total > 0 ? sent / total : 0),
    onSuccess: () => events.onArrived(upload.url?.split('/').at(-1) ?? ''),
    onError: (error) => {
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
