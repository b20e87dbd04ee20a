import { fillPath, fillQuery } from '@travesia/contracts/kit/address';
import { ProblemError } from '../problem/problem-error.ts';
import { type Address, answerOrThrow, pageLanguage, unavailable } from './browser-call.ts';

interface FormToSend {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  /** Text fields sent with the file. */
  body?: unknown;
  file: File;
  token?: string | undefined;
  /** Additional headers. */
  headers?: Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
  /** Called with the upload progress, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/**
 * Sends a file as a form. Uses XMLHttpRequest, because only that reports progress. Problems become ProblemErrors; an
 * aborted upload rejects with an AbortError.
 */
export function sendForm(
  address: Address,
  { params, query, body, file, token, headers = {}, signal, onProgress }: FormToSend,
): Promise<unknown> {
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, string>)) form.append(name, value);
  // Last, so that the server has read its metadata first.
  form.append('file', file, file.name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const aborted = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
    if (signal?.aborted) return aborted();
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.open(address.method, `/api/v1${fillPath(address.path, params)}${fillQuery(query)}`);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', pageLanguage());
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
    request.addEventListener('abort', aborted);
    request.addEventListener('error', () =>
      reject(new ProblemError(unavailable(503, 'The line is broken or the server cannot be reached.'))),
    );
    request.addEventListener('load', () => {
      try {
        resolve(answerOrThrow(request.status, parsed(request.responseText)));
      } catch (error) {
        reject(error as Error);
      }
    });
    request.send(form);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
