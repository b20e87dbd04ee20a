import type { Endpoint, EndpointArgs, EndpointOutput } from '@travesia/contracts/kit';
import type { RequestContext } from './request-context.ts';
import { responseWriter, type WriteResponse } from './response-writer.ts';

/** Handles an endpoint's parsed input. Throws ProblemError for declared problems. */
export type Handler<E> = (input: EndpointArgs<E>, context: RequestContext) => Promise<EndpointOutput<E>>;

/** An endpoint with its handler, ready to be mounted. */
export interface Mounted {
  endpoint: Endpoint;
  handler: Handler<Endpoint>;
  /** Writes the response with the fields of its contract; without it, the response is parsed and then written. */
  write?: WriteResponse;
}

/** Binds a handler to its endpoint; a module offers one by this or `mountLarge`. */
export function mount<E extends Endpoint>(endpoint: E, handler: Handler<E>): Mounted {
  return { endpoint, handler: handler as unknown as Handler<Endpoint> };
}

/** Same for responses of hundreds of objects, which take longer to parse than to make: their formats aren't checked again. */
export const mountLarge = <E extends Endpoint>(endpoint: E, handler: Handler<E>): Mounted => ({
  ...mount(endpoint, handler),
  write: responseWriter(endpoint.response),
});
