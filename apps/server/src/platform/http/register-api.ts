import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem-error.ts';
import { type AnswerCache, KeptAnswer } from './answer-cache.ts';
import { answerIdempotently, type IdempotencyDeps, sendStored } from './answer-idempotently.ts';
import type { ApiRegistry } from './api-registry.ts';
import { takeOnlyJson } from './json-body.ts';
import type { Mounted } from './module.ts';
import { anonymous } from './request-context.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
/** Browsers and proxies may keep catalogue answers this briefly before asking again with the entity tag. */
const CATALOG_CACHE_CONTROL = 'public, max-age=1, stale-while-revalidate=5';

/**
 * Registers every mounted endpoint under the given scope, and 404 and 405 problems for the rest.
 * Throws when an endpoint honours Idempotency-Key and `idempotency` is not given.
 */
export function registerApi(
  scope: FastifyInstance,
  registry: ApiRegistry,
  cache: AnswerCache,
  idempotency?: IdempotencyDeps,
): void {
  takeOnlyJson(scope);
  for (const mounted of registry.mounted) {
    const { endpoint } = mounted;
    if (endpoint.idempotent && !idempotency)
      throw new Error(`${endpoint.name} honours Idempotency-Key, which this server is not given`);
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.ratePerMinute
        ? { config: { rateLimit: { max: endpoint.ratePerMinute, timeWindow: '1 minute' } } }
        : {}),
      handler: (request, reply) =>
        endpoint.cache
          ? answerKept(registry, mounted, cache, request, reply)
          : answer(registry, mounted, request, reply, idempotency),
    });
  }
  scope.all('/*', (request, reply) => {
    const methods = registry.mounted
      .filter(({ endpoint }) => matches(endpoint.path, pathOf(request)))
      .map(({ endpoint }) => endpoint.method);
    if (methods.length === 0) throw new ProblemError('request.not_found');
    reply.header(
      'allow',
      [...new Set(methods)].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', '),
    );
    throw new ProblemError('request.method_not_allowed');
  });
}

const pathOf = (request: FastifyRequest) => `/${(request.params as { '*': string })['*']}`;
const matches = (pattern: string, path: string) => new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+')}/?$`).test(path);

function runRequest(registry: ApiRegistry, mounted: Mounted, request: FastifyRequest): Promise<unknown> {
  const raw = { params: request.params, query: request.query, body: request.body };
  return registry.run(mounted, raw, { requestId: request.id, actor: anonymous });
}

async function answer(
  registry: ApiRegistry,
  mounted: Mounted,
  request: FastifyRequest,
  reply: FastifyReply,
  idempotency?: IdempotencyDeps,
): Promise<FastifyReply> {
  const give = async () => {
    const body = await runRequest(registry, mounted, request);
    const status = mounted.endpoint.status ?? 200;
    return { status, contentType: JSON_TYPE, body: status === 204 ? '' : JSON.stringify(body) };
  };
  const key = request.headers['idempotency-key'];
  if (mounted.endpoint.idempotent && idempotency && typeof key === 'string')
    return answerIdempotently(idempotency, mounted, key, request, reply, give);
  return sendStored(await give(), reply);
}

async function answerKept(
  registry: ApiRegistry,
  mounted: Mounted,
  cache: AnswerCache,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const kept = await cache.findOrMake(request.url, async () => {
    const body = await runRequest(registry, mounted, request);
    return new KeptAnswer(Buffer.from(JSON.stringify(body)), {
      'content-type': JSON_TYPE,
      'cache-control': CATALOG_CACHE_CONTROL,
    });
  });
  return sendKept(kept, request, reply);
}

/** Sends a kept answer: 304 when the client has it, otherwise in the best encoding it takes. */
export async function sendKept(kept: KeptAnswer, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.headers(kept.headers).header('etag', kept.etag).header('vary', 'accept-encoding');
  if (clientHas(request.headers['if-none-match'], kept.etag)) return reply.code(304).send();
  const { encoding, bytes } = kept.encoded(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(kept.status).send(await bytes);
}

/** Weak comparison of RFC 9110: a list of tags, or a star. */
function clientHas(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag.replace(/^W\//, ''));
}
