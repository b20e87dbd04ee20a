import type { Endpoint, EndpointOutput } from '@travesia/contracts/kit';
import type { CallInput } from '../api/call.ts';
import { sessionCall, type SessionCallOptions } from '../session/session-call.ts';
import { callKey } from './call-key.ts';
import type { Loaded } from './loaded.ts';
import { type LoadOptions, useLoad } from './use-load.ts';

interface CallOptions<T> extends LoadOptions<T> {
  /** Loading it is a user action, such as reading an email; otherwise the page does it on its own. */
  isAct?: boolean;
}

type Args<E extends Endpoint> =
  Record<never, never> extends CallInput<E>
    ? [input?: CallInput<E>, options?: CallOptions<EndpointOutput<E>>]
    : [input: CallInput<E>, options?: CallOptions<EndpointOutput<E>>];

/**
 * Loads one call for a screen: `useCall(getUser, { params: { id } })`. Reloads when the input changes; screens with
 * the same call share one request.
 */
export function useCall<E extends Endpoint>(endpoint: E, ...args: Args<E>): Loaded<EndpointOutput<E>> {
  const [input, { isAct = false, ...options } = {}] = args;
  const call = sessionCall as (endpoint: E, input: unknown, options: SessionCallOptions) => Promise<EndpointOutput<E>>;
  return useLoad(
    callKey(endpoint, input),
    (signal) => call(endpoint, input ?? {}, { background: !isAct, signal }),
    options,
  );
}
