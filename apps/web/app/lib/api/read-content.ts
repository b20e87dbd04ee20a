import { fillPath } from '@travesia/contracts/kit/address';
import { ProblemError } from '../problem/problem-error.ts';
import { type Address, answerOrThrow, unavailable } from './browser-call.ts';

/** Gets the content of a file. Problems become ProblemErrors. */
export async function readContent(
  address: Address,
  params: Record<string, unknown> | undefined,
  token: string | undefined,
  signal?: AbortSignal,
): Promise<Blob> {
  const response = await fetch(`/api/v1${fillPath(address.path, params)}`, {
    method: address.method,
    credentials: 'omit',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: signal ?? null,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ProblemError(unavailable(503, 'The line is broken or the server cannot be reached.'));
  });
  if (response.ok) return response.blob();
  return answerOrThrow(response.status, await response.json().catch(() => undefined)) as never;
}
