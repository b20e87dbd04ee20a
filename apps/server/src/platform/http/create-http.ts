import { randomBytes, randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import { constants as zlib } from 'node:zlib';
import type { Config } from '../config/config.ts';
import { networkOf } from '../network.ts';
import { ProblemError } from '../problem-error.ts';
import { languageOf } from './faults/language-of.ts';
import { type SharedLimits, sharedStore } from './limits/limit-store.ts';
import { hurryBodies, LONGEST_REQUEST_MS } from './hurry-bodies.ts';
import { logWhenUsed } from './log-when-used.ts';
import { takeOnlyPlausibleTargets } from './plausible-target.ts';
import { PROBLEM_TYPE, problemBody, toProblemError } from './problem-body.ts';
import { securityHeaders } from './security-headers.ts';
import { shedLoad } from './shed-load.ts';

/** Largest JSON body, in bytes. Files have their own endpoints. */
const BODY_LIMIT = 256 * 1024;
/** A proxy's request id is kept if it is this simple; otherwise it is replaced. */
const PLAIN_ID = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * The HTTP server without routes: ids, logs, security headers, compression, limits and problem responses. Rate limits
 * apply across processes where `sharedLimits` says how.
 */
export async function createHttp(
  config: Config,
  logger: Logger,
  sharedLimits?: SharedLimits,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: logger,
    // Fastify's own log lines contain the URL, which may include search terms; ours contain the route.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: logWhenUsed,
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: LONGEST_REQUEST_MS,
    http: { headersTimeout: 30_000 },
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    // A malformed URL fails before any route and hook.
    frameworkErrors: (error, request, reply) =>
      void sendProblem(error, request as FastifyRequest, reply as FastifyReply),
    genReqId: (raw) => {
      const given = raw.headers['x-request-id'];
      return typeof given === 'string' && PLAIN_ID.test(given) ? given : randomUUID();
    },
  }) as unknown as FastifyInstance;

  const headers = { ...securityHeaders(config), 'content-security-policy': contentSecurityPolicy() };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  // Scanning a line for secrets costs more than serving a cached page, and these five facts can't contain any.
  const lines = logger.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    lines.info(
      {
        reqId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unmatched',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
  app.setNotFoundHandler(() => {
    throw new ProblemError('request.not_found');
  });
  app.setErrorHandler(sendProblem);

  takeOnlyPlausibleTargets(app);
  hurryBodies(app);
  await shedLoad(app);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    zlibOptions: { flush: zlib.Z_SYNC_FLUSH },
    brotliOptions: { flush: zlib.BROTLI_OPERATION_FLUSH, params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } },
  });
  if (config.ratePerMinute > 0) {
    await app.register(rateLimit, {
      max: config.ratePerMinute,
      timeWindow: '1 minute',
      ...(sharedLimits ? { store: sharedStore(sharedLimits), skipOnError: true } : {}),
      keyGenerator: (request) => networkOf(request.ip),
      // A portal screen loads dozens of small files, and a clinic's staff shares an IP address.
      allowList: (request) => request.url.startsWith('/assets/'),
      errorResponseBuilder: (_request, { ttl }) => {
        const wait = Math.max(1, Math.ceil(ttl / 1000));
        return new ProblemError('request.rate_limited', {
          detail: `Too many requests: try again in ${wait} seconds.`,
          retryAfter: wait,
        });
      },
    });
  }
  return app;
}

/** Responds to anything thrown with its declared problem; internal errors are logged in full. */
function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblemError(error);
  if (problem.status >= 500) request.log.error({ err: error, code: problem.code }, 'request failed');
  if (problem.facts.retryAfter !== undefined) reply.header('retry-after', problem.facts.retryAfter);
  const language = languageOf(request.headers['accept-language']);
  const body = JSON.stringify(problemBody(problem.code, request.id, problem.facts, language));
  return reply
    .code(problem.status)
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .header('content-language', language)
    .header('vary', 'accept-language')
    .type(PROBLEM_TYPE)
    .send(body);
}

/** A nonce for the inline scripts of one hydrated page. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/** The content security policy of every response; hydrated pages add their nonce to script-src. */
export function contentSecurityPolicy(nonce?: string): string {
  return [
    "default-src 'self'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    // Documents in the browser's own viewer, with the type the server found in them; it counts as object and as frame.
    'frame-src blob:',
    'object-src blob:',
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
