import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem-error.ts';

/** A name, an IPv4 address or an IPv6 address, with or without a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Rejects requests that name another target than a path on a host: pages build their own address from both, and `GET http://elsewhere/`
 * or `Host: a b` give no address.
 */
export function takeOnlyPlausibleTargets(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { url, host, raw } = request;
    // Node takes the first of several hosts, a proxy before it perhaps the last: RFC 9112, section 3.2, refuses them.
    if (countHosts(raw.rawHeaders) > 1) done(malformed('There is more than one Host header.'));
    else if (!url.startsWith('/')) done(malformed('The request target must be a path.'));
    else if (host && !isHost(host)) done(malformed('The Host header names no host.'));
    else done();
  });
}

/** The scheme and host a request was sent to. Throws if it names none, as HTTP/1.0 allows. */
export function originOfRequest({ protocol, host }: FastifyRequest): string {
  if (!host) throw malformed('The Host header is missing.');
  return `${protocol}://${host}`;
}

/** Names and values alternate. */
const countHosts = (headers: string[]): number =>
  headers.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;

const isHost = (host: string): boolean => HOST.test(host) && URL.canParse(`http://${host}`);

const malformed = (detail: string) => new ProblemError('request.malformed', { detail });
