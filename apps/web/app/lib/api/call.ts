import type { Endpoint, EndpointInput, EndpointOutput } from '@travesia/contracts/kit';

// Fields that a preprocessing schema reads have the input type `unknown`, which makes their keys required although
// such a schema takes an absent field.
type Relaxed<Q> = { [K in keyof Q as unknown extends Q[K] ? never : K]: Q[K] } & {
  [K in keyof Q as unknown extends Q[K] ? K : never]?: unknown;
};
/** What a caller gives to `Call`. */
export type CallInput<E, I = EndpointInput<E>> = I extends { query?: infer Q }
  ? [Q] extends [undefined]
    ? I
    : Omit<I, 'query'> & (Record<never, never> extends Relaxed<Q> ? { query?: Relaxed<Q> } : { query: Relaxed<Q> })
  : I;

/**
 * Calls an endpoint of the contracts: `await call(listTreatments, { query: { page: 2 } })`. In a loader a problem is
 * thrown so that the page answers with its status if nobody catches it; `problemOf(error)` reads a caught one.
 */
export type Call = <E extends Endpoint>(
  endpoint: E,
  ...input: Record<never, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]
) => Promise<EndpointOutput<E>>;

/** The same without its types, as the server hands it over. */
export type UntypedCall = (
  endpoint: Endpoint,
  input: { params?: unknown; query?: unknown; body?: unknown },
) => Promise<unknown>;
