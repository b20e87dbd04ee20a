import { request as callUpstream, type IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { SandboxGateway } from '../payments/sandbox/sandbox-gateway.ts';
import { PAGES_PREFIX } from '../payments/sandbox/wire.ts';
import { ProblemError } from '../problem-error.ts';
import { refuseForeignForm } from './own-forms.ts';
import { originOfRequest } from './plausible-target.ts';

const TIMEOUT_MS = 15_000;
/** Headers of requests and answers that are passed on; sessions of our site are none of the gateway's business. */
const TO_GATEWAY = ['accept', 'accept-language', 'content-type', 'content-length'];
const TO_BROWSER = [
  'content-type',
  'content-language',
  'content-security-policy',
  'cache-control',
  'location',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'x-robots-tag',
];

/**
 * The sandbox gateway's pages under our own address. Bodies are passed on as they come: what one types into a card form is
 * never parsed, kept or logged here.
 */
export async function registerSandboxPages(
  app: FastifyInstance,
  gateway: Pick<SandboxGateway, 'address'>,
  config: Pick<Config, 'publicUrl'>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: `${PAGES_PREFIX}/*`,
      handler: async (request, reply) => {
        // Dots in the path would lead out of the pages.
        const { pathname } = new URL(request.url, 'http://own.invalid');
        if (!pathname.startsWith(`${PAGES_PREFIX}/`)) throw new ProblemError('request.not_found');
        if (request.method === 'POST') refuseForeignForm(request, config.publicUrl ?? originOfRequest(request));
        return passBack(await passOn(request, await addressOf(gateway)), reply);
      },
    });
  });
}

async function addressOf(gateway: Pick<SandboxGateway, 'address'>): Promise<string> {
  try {
    return await gateway.address();
  } catch (error) {
    throw notThere(error);
  }
}

function passOn(request: FastifyRequest, address: string): Promise<IncomingMessage> {
  const given = TO_GATEWAY.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const [theme] = /(?:^|;\s*)theme=(?:light|dark)(?=;|$)/.exec(request.headers.cookie ?? '') ?? [];
  const headers = { ...Object.fromEntries(given), ...(theme ? { cookie: theme.replace(/^;\s*/, '') } : {}) };
  const target = new URL(address);
  const { method, raw, url } = request;
  return new Promise((resolve, reject) => {
    const call = callUpstream(
      { host: target.hostname, port: target.port, path: url, method, headers, agent: false, timeout: TIMEOUT_MS },
      resolve,
    );
    call.once('timeout', () => call.destroy(new Error('the gateway did not answer in time')));
    call.once('error', (error) => reject(notThere(error)));
    raw.once('close', () => {
      if (!raw.complete) call.destroy();
    });
    raw.pipe(call);
  });
}

function passBack(answer: IncomingMessage, reply: FastifyReply): FastifyReply {
  for (const name of TO_BROWSER) {
    const value = answer.headers[name];
    if (typeof value === 'string') reply.header(name, value);
  }
  return reply.code(answer.statusCode ?? 502).send(answer);
}

const notThere = (cause: unknown) =>
  new ProblemError('server.unavailable', {
    detail: 'The sandbox gateway does not answer: try again in a few seconds.',
    retryAfter: 5,
    cause,
  });
