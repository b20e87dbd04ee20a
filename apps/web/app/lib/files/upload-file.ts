import type { Endpoint, EndpointInput, EndpointOutput } from '@travesia/contracts/kit';
import { sendForm } from '../api/send-form.ts';
import { sessionCall, shownHeaders } from '../session/session-call.ts';

interface UploadOptions {
  /** Told how much of it has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a file as the signed-in person to an endpoint that takes one, with its parameters and the texts beside it. An access
 * token that was refused is refreshed and the file sent once more.
 */
export const uploadFile = <E extends Endpoint>(
  endpoint: E,
  file: File,
  input: Pick<EndpointInput<E>, 'params' | 'body'>,
  { onProgress, signal }: UploadOptions = {},
): Promise<EndpointOutput<E>> =>
  sessionCall(endpoint as Endpoint, input as never, {
    ...(signal ? { signal } : {}),
    send: (token, to, { params, body }) =>
      sendForm(to, { params, body, file, token, headers: shownHeaders(to), signal, onProgress }),
  }) as Promise<EndpointOutput<E>>;
