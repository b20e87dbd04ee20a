import type { FastifyInstance } from 'fastify';
import { KeptAnswer } from '../revision/answer-cache.ts';
import { sendKept } from '../register-api.ts';
import type { DocsPage } from './docs-page.ts';
import type { JsonSchema } from './json-schemas.ts';

const DOCUMENT_URL = '/api/v1/openapi.json';
const PAGE_URL = '/api/docs';
const SCRIPT_URL = '/api/docs/scalar.js';
/** Clients revalidate each time, mostly getting 304 by entity tag. */
const CACHE_CONTROL = 'public, no-cache';

/**
 * Serves the OpenAPI document and the page to browse it. Both are created on first request: they take two and four
 * megabytes.
 */
export function registerDocs(app: FastifyInstance, makeDocument: () => JsonSchema): void {
  let document: KeptAnswer | undefined;
  const json = () =>
    (document ??= new KeptAnswer(Buffer.from(JSON.stringify(makeDocument())), {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': CACHE_CONTROL,
    }));
  let page: Promise<Record<'html' | 'script', KeptAnswer>> | undefined;
  const docs = () =>
    (page ??= import('./docs-page.ts').then(({ makeDocsPage }) => makeDocsPage(DOCUMENT_URL, SCRIPT_URL)).then(keep));

  app.get(DOCUMENT_URL, (request, reply) => sendKept(json(), request, reply));
  app.get(PAGE_URL, async (request, reply) => sendKept((await docs()).html, request, reply));
  app.get(SCRIPT_URL, async (request, reply) => sendKept((await docs()).script, request, reply));
}

function keep({ html, script, contentSecurityPolicy }: DocsPage): Record<'html' | 'script', KeptAnswer> {
  return {
    html: new KeptAnswer(Buffer.from(html), {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': CACHE_CONTROL,
      'content-security-policy': contentSecurityPolicy,
    }),
    script: new KeptAnswer(Buffer.from(script), {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': CACHE_CONTROL,
    }),
  };
}
