// The baseline of pages: React Router with one route, whose loader gives the list in the file DATA and which renders the markup in the
// file MARKUP. The elements are made anew for every answer, as components make them; nothing is asked, translated, looked up or kept.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRequestHandler, type EntryContext, type ServerBuild, ServerRouter } from 'react-router';
import { readMarkup, toElements } from './markup.ts';

const markup = readMarkup(readFileSync(process.env['MARKUP'] ?? '', 'utf8'));
const data: unknown = JSON.parse(readFileSync(process.env['DATA'] ?? '', 'utf8'));

const route = {
  loader: () => data,
  default: () => toElements(markup),
};

const build = {
  entry: {
    module: {
      default: (request: Request, status: number, headers: Headers, context: EntryContext) => {
        headers.set('content-type', 'text/html; charset=utf-8');
        // As the product does: no page of it is hydrated.
        delete context.serverHandoffStream;
        const html = renderToString(createElement(ServerRouter, { context, url: request.url }));
        return new Response(Buffer.from(`<!DOCTYPE html>${html}`), { status, headers });
      },
    },
  },
  routes: { root: { id: 'root', path: '*', module: route } },
  assets: {
    entry: { imports: [], module: '' },
    routes: { root: { id: 'root', hasLoader: true, module: '' } },
    url: '',
    version: '',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
};

const handler = createRequestHandler(build as unknown as ServerBuild, 'production');
const app = Fastify();
app.get('/*', async (request, reply) => {
  const response = await handler(new Request(`http://127.0.0.1${request.url}`));
  return reply
    .code(response.status)
    .headers(Object.fromEntries(response.headers))
    .send(Buffer.from(await response.arrayBuffer()));
});
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
