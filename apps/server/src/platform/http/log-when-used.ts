import type { FastifyBaseLogger } from 'fastify';
import type { Bindings, ChildLoggerOptions } from 'pino';

/**
 * Gives a request its own logger, created on first use: few requests log, and creating one takes a tenth of the time
 * of a cached response. The methods are the parent's; they find the request's bindings, which pino keeps under
 * symbols, in the child.
 */
export function logWhenUsed(
  logger: FastifyBaseLogger,
  bindings: Bindings,
  options: ChildLoggerOptions,
): FastifyBaseLogger {
  let own: FastifyBaseLogger | undefined;
  return new Proxy(logger, {
    get: (parent, name): unknown => {
      if (typeof name === 'string') return Reflect.get(parent, name);
      own ??= parent.child(bindings, options);
      return Reflect.get(own, name);
    },
  });
}
