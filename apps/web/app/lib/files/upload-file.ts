import type { Endpoint, EndpointInput, EndpointOutput } from '@travesia/contracts/kit';
import { sendForm } from '../api/send-form.ts';
import { sessionCall, shownHeaders } from '../session/session-call.ts';

/** How an upload is followed and canceled. */
export interface UploadOptions {
  /** Called with the upload progress, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Uploads a file as the signed-in user to an endpoint, with its parameters and text fields. If the access token is
 * rejected, it is refreshed and the upload repeated once.
 */
export const uploadFile = <E extends Endpoint>(
  endpoint: E,
  file: File,
  input: Pick<EndpointInput<E>, 'params' | 'query' | 'body'>,
  { onProgress, signal }: UploadOptions = {},
): Promise<EndpointOutput<E>> =>
  sessionCall(endpoint as Endpoint, input as never, {
    ...(signal ? { signal } : {}),
    about: `${file.name} ${file.size} ${file.lastModified}`,
    send: (token, to, { params, query, body }, _signal, key) => {
      const headers = { ...shownHeaders(to), ...(key ? { 'idempotency-key': key } : {}) };
      return sendForm(to, { params, query, body, file, token, headers, signal, onProgress });
    },
  }) as Promise<EndpointOutput<E>>;
