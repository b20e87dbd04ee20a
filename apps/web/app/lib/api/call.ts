import type { Endpoint, EndpointInput, EndpointOutput } from '@travesia/contracts/kit';

// Fields with a preprocessing schema have the input type `unknown`, which makes their keys required although such a
// schema accepts an absent field.
type Relaxed<Q> = { [K in keyof Q as unknown extends Q[K] ? never : K]: Q[K] } & {
  [K in keyof Q as unknown extends Q[K] ? K : never]?: unknown;
};
/** The input of `Call`. */
export type CallInput<E, I = EndpointInput<E>> = I extends { query?: infer Q }
  ? [Q] extends [undefined]
    ? I
    : Omit<I, 'query'> & (Record<never, never> extends Relaxed<Q> ? { query?: Relaxed<Q> } : { query: Relaxed<Q> })
  : I;

/**
 * Calls a contract endpoint: `await call(listTreatments, { query: { page: 2 } })`. In a loader, an uncaught problem
 * makes the page respond with its status; `problemOf(error)` reads a caught one.
 */
export type Call = <E extends Endpoint>(
  endpoint: E,
  ...input: Record<never, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]
) => Promise<EndpointOutput<E>>;

/** The same without types, as the server provides it. */
export type UntypedCall = (
  endpoint: Endpoint,
  input: { params?: unknown; query?: unknown; body?: unknown },
) => Promise<unknown>;
