import { type Endpoint, type FileContent, idempotencyOf, sideOf } from '@travesia/contracts/kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { inLane } from '../db/lane.ts';
import { ProblemError } from '../problem-error.ts';
import { type AnswerCache, KeptAnswer } from './revision/answer-cache.ts';
import { answerIdempotently, type IdempotencyDeps, sendStored } from './answer-idempotently.ts';
import type { ApiRegistry } from './api-registry.ts';
import { takeBytes, takeOnlyJson } from './json-body.ts';
import type { Mounted } from './module.ts';
import type { StoredAnswer } from '../idempotency/idempotency.repo.ts';
import type { Files } from '../storage/files.ts';
import { type Authenticate, actorOf, authorize } from './authenticate.ts';
import type { NoteRefusal } from '../audit/note-refusals.ts';
import { allowedActor } from './allowed-actor.ts';
import type { TakeSide } from './take-side.ts';
import { type Actor, anonymous, type RequestContext } from './request-context.ts';
import { forgetAll, type ReceivedForm, receiveForm, takeOnlyForms } from './uploads/receive-form.ts';
import { languageOf } from './faults/language-of.ts';
import { answerResumable, takeOnlyParts, tellAbilities } from './uploads/resumable.ts';
import { sendFile } from './uploads/send-file.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
/** How long browsers and proxies may cache catalog responses before revalidating with the entity tag. */
const CATALOG_CACHE_CONTROL = 'public, max-age=1, stale-while-revalidate=5';

/** Dependencies besides the endpoints. */
export interface ApiDeps {
  /** For endpoints that honor Idempotency-Key. */
  idempotency?: IdempotencyDeps | undefined;
  /** Without it, everyone is anonymous. */
  authenticate?: Authenticate | undefined;
  /** For clinic and organization endpoints: whom a user calls for. */
  takeSide?: TakeSide | undefined;
  /** For endpoints that accept or return files. */
  files?: Files | undefined;
  /** Called for everyone denied a call of a role or a side that is not theirs. */
  noteRefusal?: NoteRefusal | undefined;
  /** Awaited after every call that may have changed something, so that the caller sees the change on every page. */
  changed?: (() => Promise<void>) | undefined;
}

/**
 * Registers every mounted endpoint under the given scope, and 404 and 405 problems for everything else. Throws if an
 * endpoint honors Idempotency-Key and `idempotency` is missing.
 */
export function registerApi(
  scope: FastifyInstance,
  registry: ApiRegistry,
  cache: AnswerCache,
  deps: ApiDeps = {},
): void {
  takeOnlyJson(scope);
  for (const mounted of registry.mounted) {
    const { endpoint } = mounted;
    if (endpoint.idempotency && endpoint.idempotency !== 'none' && !deps.idempotency)
      throw new Error(`${endpoint.name} honours Idempotency-Key, which this server is not given`);
    if (sideOf(endpoint.access) && !deps.takeSide)
      throw new Error(`${endpoint.name} is called for somebody, and this server is not told for whom`);
    if ((endpoint.upload ?? endpoint.resumable ?? endpoint.download) && !deps.files)
      throw new Error(`${endpoint.name} takes or gives files, and this server has no storage`);
    if (!endpoint.upload && !endpoint.signed && !takesParts(endpoint)) addRoute(scope, registry, cache, deps, mounted);
    if (endpoint.resumable && endpoint.method === 'POST') tellAbilities(scope, endpoint);
  }
  const parts = registry.mounted.filter(({ endpoint }) => takesParts(endpoint));
  if (parts.length)
    void scope.register((bodies, _options, done) => {
      takeOnlyParts(bodies);
      for (const mounted of parts) addRoute(bodies, registry, cache, deps, mounted);
      done();
    });
  const signed = registry.mounted.filter(({ endpoint }) => endpoint.signed);
  if (signed.length)
    void scope.register((bodies, _options, done) => {
      takeBytes(bodies);
      for (const mounted of signed) addRoute(bodies, registry, cache, deps, mounted);
      done();
    });
  const uploads = registry.mounted.filter(({ endpoint }) => endpoint.upload);
  if (uploads.length)
    void scope.register(async (forms) => {
      await takeOnlyForms(forms);
      for (const mounted of uploads) addRoute(forms, registry, cache, deps, mounted);
    });
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

const takesParts = ({ resumable, method }: Endpoint): boolean => resumable !== undefined && method === 'PATCH';

function addRoute(
  scope: FastifyInstance,
  registry: ApiRegistry,
  cache: AnswerCache,
  deps: ApiDeps,
  mounted: Mounted,
): void {
  const { endpoint } = mounted;
  const keyOf = keyMaker(endpoint);
  scope.route({
    method: endpoint.method,
    url: endpoint.path,
    // Files are sent as they are: most are compressed already, and the length must be known.
    ...(endpoint.download ? { compress: false } : {}),
    config: {
      takesFiles: (endpoint.upload ?? endpoint.resumable) !== undefined,
      ...(endpoint.ratePerMinute ? { rateLimit: { max: endpoint.ratePerMinute, timeWindow: '1 minute' } } : {}),
    },
    handler: (request, reply) =>
      inLane(endpoint.first ? 'first' : 'call', () =>
        endpoint.cache
          ? answerKept(registry, mounted, cache, keyOf(request), request, reply)
          : answer(registry, mounted, request, reply, deps),
      ),
  });
}

const pathOf = (request: FastifyRequest) => `/${(request.params as { '*': string })['*']}`;
const matches = (pattern: string, path: string) => new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+')}/?$`).test(path);

function runRequest(
  registry: ApiRegistry,
  mounted: Mounted,
  request: FastifyRequest,
  actor: Actor,
  context: Pick<RequestContext, 'network' | 'files' | 'part' | 'signed'> = {},
  body = request.body,
): Promise<unknown> {
  const raw = { params: request.params, query: request.query, body };
  return registry.run(mounted, raw, { ...contextOf(request, actor), ...context });
}

function contextOf(request: FastifyRequest, actor: Actor): RequestContext {
  const device = { userAgent: request.headers['user-agent'] ?? '', address: request.ip };
  return { requestId: request.id, actor, language: languageOf(request.headers['accept-language']), device };
}

/** Reads the form of a call that takes files. */
async function readForm(
  { endpoint }: Mounted,
  request: FastifyRequest,
  actor: Actor,
  files: Files | undefined,
): Promise<ReceivedForm | undefined> {
  if (!endpoint.upload || !files) return undefined;
  // Before reading any of it.
  authorize(endpoint, actor);
  return receiveForm(request, endpoint.upload, files, actor.kind === 'person' ? actor.userId : null);
}

/** What tells one request from another: files by their content, since each attempt stores them under a new id. */
const contentOf = ({ params, query, body }: FastifyRequest, form: ReceivedForm | undefined): object =>
  form
    ? { params, query, body: form.body, files: form.files.map(({ name, sha256 }) => ({ name, sha256 })) }
    : { params, query, body };

async function answer(
  registry: ApiRegistry,
  mounted: Mounted,
  request: FastifyRequest,
  reply: FastifyReply,
  { idempotency, authenticate, takeSide, files, noteRefusal, changed }: ApiDeps,
): Promise<FastifyReply> {
  // A request whose connection is gone has no address any more.
  const { ip } = request;
  const signedIn = await actorOf(request, mounted.endpoint, authenticate);
  const actor = await allowedActor(request, mounted.endpoint, signedIn, { takeSide, noteRefusal });
  if (mounted.endpoint.download && files)
    return sendFile(files, (await runRequest(registry, mounted, request, actor)) as FileContent, request, reply);
  const { endpoint } = mounted;
  if (endpoint.signed) {
    const header = request.headers[endpoint.signed];
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const signed = { bytes, signature: typeof header === 'string' ? header : undefined };
    return reply.send(await runRequest(registry, mounted, request, actor, { signed }, undefined));
  }
  if (endpoint.resumable)
    return answerResumable({ endpoint, rules: endpoint.resumable }, request, reply, (body, context) =>
      runRequest(registry, mounted, request, actor, context, body),
    );
  const key = request.headers['idempotency-key'];
  const keyed = idempotencyOf(mounted.endpoint);
  if (keyed === 'required' && key === undefined)
    throw new ProblemError('request.idempotency_key_missing', {
      detail: 'Send an Idempotency-Key header of your choice, the same when you send the same request again.',
    });
  const form = await readForm(mounted, request, actor, files);
  let hasKept = false;
  const give = async () => {
    const network = request.method === 'GET' ? undefined : idempotency?.hashAddress(ip);
    const context = form ? { files: form.files } : { network };
    const body = await runRequest(registry, mounted, request, actor, context, form ? form.body : request.body);
    hasKept = true;
    if (mounted.endpoint.method !== 'GET') await changed?.();
    return toAnswer(endpoint, body);
  };
  try {
    if (keyed === 'none' || !idempotency || typeof key !== 'string') return await sendStored(await give(), reply);
    const content = contentOf(request, form);
    const answerOf = (result: unknown) => toAnswer(endpoint, endpoint.response.parse(result));
    return await answerIdempotently(idempotency, mounted, key, { actor, ip, content }, request, reply, give, answerOf);
  } finally {
    // Files of a call that failed, or that only got its first response again.
    if (form && files && !hasKept) await forgetAll(files, form.files);
  }
}

/** The response for what an endpoint returns. */
function toAnswer({ status = 200, text }: Endpoint, body: unknown): StoredAnswer {
  if (text) return { status, contentType: `${text}; charset=utf-8`, body: body as string };
  return { status, contentType: JSON_TYPE, body: status === 204 ? '' : JSON.stringify(body) };
}

async function answerKept(
  registry: ApiRegistry,
  mounted: Mounted,
  cache: AnswerCache,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const kept = await cache.findOrMake(key, async () => {
    const { params, query, body } = request;
    const text = await registry.write(mounted, { params, query, body }, contextOf(request, anonymous));
    return new KeptAnswer(Buffer.from(text), {
      'content-type': JSON_TYPE,
      'cache-control': CATALOG_CACHE_CONTROL,
    });
  });
  return sendKept(kept, request, reply);
}

/** The cache key: independent of parameter order, without unknown parameters. */
function keyMaker({ name, query }: Endpoint): (request: FastifyRequest) => string {
  if (query && !(query instanceof z.ZodObject)) return ({ url }) => url;
  const known = Object.keys(query?.shape ?? {});
  return ({ params, query: given }) =>
    JSON.stringify([name, params, known.map((parameter) => (given as Record<string, unknown>)[parameter] ?? null)]);
}

/** Sends a cached response: 304 if the client has it, otherwise in the best accepted encoding. */
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
