import type { Endpoint, EndpointArgs, EndpointOutput } from '@travesia/contracts/kit';
import type { RequestContext } from './request-context.ts';

/** Handles an endpoint's parsed input. Throws ProblemError for declared problems. */
export type Handler<E> = (input: EndpointArgs<E>, context: RequestContext) => Promise<EndpointOutput<E>>;

/** An endpoint with its handler, ready to be mounted. */
export interface Mounted {
  endpoint: Endpoint;
  handler: Handler<Endpoint>;
}

/** Binds a handler to its endpoint; the only way a module offers one. */
export function mount<E extends Endpoint>(endpoint: E, handler: Handler<E>): Mounted {
  return { endpoint, handler: handler as unknown as Handler<Endpoint> };
}
