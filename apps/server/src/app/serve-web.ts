import { existsSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import type { Revision } from '../platform/db/revision/reads.ts';
import { AnswerCache, KeptAnswer } from '../platform/http/revision/answer-cache.ts';
import type { ApiRegistry } from '../platform/http/api-registry.ts';
import { contentSecurityPolicy, newNonce } from '../platform/http/create-http.ts';
import { refuseForeignForm } from '../platform/http/own-forms.ts';
import { originOfRequest } from '../platform/http/plausible-target.ts';
import { problemBody, toProblemError } from '../platform/http/problem-body.ts';
import { sendKept } from '../platform/http/register-api.ts';
import { anonymous } from '../platform/http/request-context.ts';
import { serveFiles } from './serve-files.ts';
import { loadDevelopmentBuild, type WebBuild, type WebEntry } from './web-build.ts';

const webRoot = path.resolve(import.meta.dirname, '../../../web');
const buildRoot = path.join(webRoot, 'build');

/** Pages for frames of other sites; their own content security policy allows it. */
const FRAMED = /^\/(?:es\/|pt\/)?embed\/packages\/[^/?]+(?:\?|$)/;

export interface WebDeps {
  config: Config;
  registry: ApiRegistry;
  revision: Revision;
  /** Hash of a visitor's address; see hashAddress. */
  hashAddress: (address: string) => string;
  /** Display currencies; a cookie with another one is ignored. */
  currencies: () => Promise<Pick<ReadonlyMap<string, unknown>, 'has'>>;
}

interface Page {
  status: number;
  headers: Headers;
  body: Buffer;
  nonce: string;
}

/** Serves the web app: its assets, and every other path as a server-rendered page. */
export async function serveWeb(app: FastifyInstance, deps: WebDeps): Promise<void> {
  const pages = new AnswerCache(deps.revision);
  const build = deps.config.web === 'dev' ? await loadDevelopmentBuild(app, webRoot) : await loadProductionBuild(app);

  await app.register(async (scope) => {
    // Pages get raw forms: React Router parses the body itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    if (build.middleware) scope.addHook('onRequest', build.middleware);
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      handler: async (request, reply) => {
        if (FRAMED.test(request.url)) reply.removeHeader('x-frame-options');
        if (request.method === 'POST') refuseForeignForm(request, originOf(deps.config, request));
        const entry = await build.entry();
        const preferences = entry.readPreferences(request.headers.cookie, request.headers['accept-language']);
        const currency = (await deps.currencies()).has(preferences.currency) ? preferences.currency : 'USD';
        const left = leaving(reply);
        const render = () => renderPage(deps, build, request, left, { ...preferences, currency });
        try {
          if (request.method === 'POST' || deps.config.web === 'dev') return await sendPage(await render(), reply);
          return await sendThroughCache(
            pages,
            `${originOf(deps.config, request)} ${currency} ${preferences.theme} ${preferences.home} ${request.url}`,
            render,
            request,
            reply,
          );
        } catch (error) {
          if (!left.aborted) throw error;
          // Nobody is there to read an answer; rendering stopped because of that.
          request.log.info('the browser left before its page was rendered');
          return reply.hijack();
        }
      },
    });
  });
}

/** Pages without a nonce are shared by everyone with these preferences, until their data changes. */
async function sendThroughCache(
  pages: AnswerCache,
  key: string,
  render: () => Promise<Page>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const kept = pages.find(key);
  if (kept) return sendKept(kept, request, reply);
  const reads = pages.present();
  const page = await reads.during(render);
  const isPersonal =
    page.status !== 200 ||
    page.headers.has('set-cookie') ||
    page.body.includes(page.nonce) ||
    // What browsers must not store is not cached here either: the URL may reveal something about a user's health.
    page.headers.get('cache-control') === 'no-store';
  if (isPersonal) return sendPage(page, reply);
  const headers = {
    'content-security-policy': contentSecurityPolicy(),
    'cache-control': 'no-cache',
    // A route's own headers win: pictures are cached forever under their own policy.
    ...Object.fromEntries(page.headers),
  };
  const answer = new KeptAnswer(page.body, headers);
  pages.keep(key, answer, reads);
  return sendKept(answer, request, reply);
}

function sendPage(page: Page, reply: FastifyReply): FastifyReply {
  const nonce = page.body.includes(page.nonce) ? page.nonce : undefined;
  reply.header('content-security-policy', contentSecurityPolicy(nonce)).header('cache-control', 'no-store');
  for (const [name, value] of page.headers) if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of page.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return reply.code(page.status).send(page.body);
}

const originOf = (config: Config, request: FastifyRequest) => config.publicUrl ?? originOfRequest(request);

async function renderPage(
  deps: WebDeps,
  build: WebBuild,
  request: FastifyRequest,
  left: AbortSignal,
  preferences: ReturnType<WebEntry['readPreferences']>,
): Promise<Page> {
  const [entry, handler] = await Promise.all([build.entry(), build.handler()]);
  const origin = originOf(deps.config, request);
  const nonce = newNonce();
  const network = request.method === 'POST' ? deps.hashAddress(request.ip) : undefined;
  const language = entry.localeOfPath(request.url.split('?', 1)[0] ?? '/');
  const context = entry.createLoadContext({
    call: (endpoint, input) =>
      deps.registry
        .callRaw(endpoint, input, { requestId: request.id, actor: anonymous, language, network })
        .catch((error: unknown) => {
          const { code, facts, status } = toProblemError(error);
          if (status >= 500) request.log.error({ err: error, code }, 'a page’s call failed');
          throw Object.assign(new Error(code, { cause: error }), {
            problem: problemBody(code, request.id, facts, language),
          });
        }),
    ...preferences,
    nonce: deps.config.web === 'dev' ? undefined : nonce,
    origin,
    demo: deps.config.demo,
    operator: deps.config.operator,
    requestId: request.id,
    report: (error) => request.log.error({ err: error }, 'a page failed'),
  });
  const response = await handler(toWebRequest(request, left, origin), context);
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()), nonce };
}

/** Aborted when the browser closes the connection before it has the whole answer. */
function leaving(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return left.signal;
}

function toWebRequest(request: FastifyRequest, left: AbortSignal, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) if (!name.startsWith(':')) headers.append(name, one);
  }
  const hasBody = request.method === 'POST';
  const init: RequestInit & { duplex?: 'half' } = { method: request.method, headers, signal: left };
  if (hasBody) Object.assign(init, { body: Readable.toWeb(request.raw), duplex: 'half' });
  // Not new URL(path, origin): a path with two leading slashes would name another host.
  return new Request(`${origin}${request.url}`, init);
}

async function loadProductionBuild(app: FastifyInstance): Promise<WebBuild> {
  const file = path.join(buildRoot, 'server/index.js');
  if (!existsSync(file)) throw new Error(`the web app is not built: run "npm run build" (${file} is missing)`);
  await app.register(serveFiles, { client: path.join(buildRoot, 'client') });
  const build = (await import(pathToFileURL(file).href)) as { entry: { module: WebEntry } };
  const entry = build.entry.module;
  const handler = entry.createRequestHandler(build, 'production');
  return { entry: async () => entry, handler: async () => handler };
}
