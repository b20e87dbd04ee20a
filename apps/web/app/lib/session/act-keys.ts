import type { Endpoint } from '@travesia/contracts/kit';
import { idempotencyOf } from '@travesia/contracts/kit/endpoint';
import { problemOf } from '../problem/problem-error.ts';

/** Keys of acts whose outcome is not known, by what was sent. */
const unsettled = new Map<string, string>();

/** Not randomUUID, which browsers provide only on secure origins. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Whether the server has decided: after a lost response or a failure of the server, nobody knows what was done. */
function isDecided(error: unknown): boolean {
  const problem = problemOf(error);
  return problem !== undefined && problem.status < 500 && problem.code !== 'request.idempotency_in_flight';
}

/**
 * Gives an act its Idempotency-Key. Someone who presses again after a lost response sends the same key, so it happens
 * once; after an answer, the same content is a new act. `about` names what is sent besides the input, such as a file.
 */
export async function withActKey<T>(
  endpoint: Endpoint,
  input: object,
  about: string | undefined,
  send: (key: string | undefined) => Promise<T>,
): Promise<T> {
  if (idempotencyOf(endpoint) === 'none') return send(undefined);
  const act = JSON.stringify([endpoint.name, input, about]);
  const key = unsettled.get(act) ?? newKey();
  unsettled.set(act, key);
  try {
    const answer = await send(key);
    unsettled.delete(act);
    return answer;
  } catch (error) {
    if (isDecided(error)) unsettled.delete(act);
    throw error;
  }
}
