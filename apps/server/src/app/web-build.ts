import path from 'node:path';
import type { Endpoint, Locale } from '@travesia/contracts/kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Exports of the web app's entry module; the two sides share no code except the contracts. */
export interface WebEntry {
  /** The language of a page, by its path. */
  localeOfPath(path: string): Locale;
  createRequestHandler(build: unknown, mode: string): (request: Request, context: unknown) => Promise<Response>;
  createLoadContext(input: {
    call: (endpoint: Endpoint, input: { params?: unknown; query?: unknown; body?: unknown }) => Promise<unknown>;
    currency: string;
    theme: string;
    home: string | null;
    nonce: string | undefined;
    origin: string;
    demo: boolean;
    operator: { name?: string; email?: string; address?: string; country?: string };
    requestId: string;
    report: (error: unknown) => void;
  }): unknown;
  readPreferences(
    cookie: string | undefined,
    acceptLanguage: string | undefined,
  ): { currency: string; theme: string; home: string | null };
}

export interface WebBuild {
  entry(): Promise<WebEntry>;
  handler(): Promise<(request: Request, context: unknown) => Promise<Response>>;
  middleware?: (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void;
}

/** The web app from its sources through Vite, with hot reload over the server's own port. */
export async function loadDevelopmentBuild(app: FastifyInstance, webRoot: string): Promise<WebBuild> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: webRoot,
    configFile: path.join(webRoot, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  const load = () =>
    vite.ssrLoadModule('virtual:react-router/server-build') as Promise<{ entry: { module: WebEntry } }>;
  return {
    entry: async () => (await load()).entry.module,
    handler: async () => {
      const build = await load();
      return build.entry.module.createRequestHandler(build, 'development');
    },
    middleware: (request, reply, done) => {
      vite.middlewares(request.raw, reply.raw, (error?: Error) => done(error));
      reply.raw.once('finish', () => {
        if (!reply.sent) reply.hijack();
      });
    },
  };
}
